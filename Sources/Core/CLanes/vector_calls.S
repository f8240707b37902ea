// Calls of the vector library's functions over arrays.
//
// They take and give their vectors in registers wider than the ones that C knows of when it is
// compiled for every processor; so these loops are written out.

#if defined(__x86_64__) && defined(__linux__)
  .text

// rdi: first result, rsi: second result or operand, rdx: operand, rcx: count > 0, r8: function
.macro BEGIN name
  .globl \name
  .hidden \name
  .type \name, @function
  .p2align 4
\name:
  .cfi_startproc
  pushq %rbp
  .cfi_def_cfa_offset 16
  .cfi_offset %rbp, -16
  movq %rsp, %rbp
  .cfi_def_cfa_register %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  // Room for two vectors, aligned for the widest.
  subq $136, %rsp
  andq $-64, %rsp
  .cfi_offset %rbx, -24
  .cfi_offset %r12, -32
  .cfi_offset %r13, -40
  .cfi_offset %r14, -48
  .cfi_offset %r15, -56
  movq %rdi, %rbx
  movq %rsi, %r12
  movq %rdx, %r13
  leaq (%rdx, %rcx, 8), %r14
  movq %r8, %r15
  .p2align 4
1:
.endm

.macro END name, bytes
  addq $\bytes, %rbx
  addq $\bytes, %r12
  addq $\bytes, %r13
  cmpq %r14, %r13
  jb 1b
  vzeroupper
  leaq -40(%rbp), %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  .cfi_def_cfa %rsp, 8
  ret
  .cfi_endproc
  .size \name, . - \name
.endm

// One operand, one result.
.macro ONE name, vector, bytes
  BEGIN \name
  vmovupd (%r13), %\vector\()0
  call *%r15
  vmovupd %\vector\()0, (%rbx)
  END \name, \bytes
.endm

// Two operands, one result.
.macro TWO name, vector, bytes
  BEGIN \name
  vmovupd (%r12), %\vector\()1
  vmovupd (%r13), %\vector\()0
  call *%r15
  vmovupd %\vector\()0, (%rbx)
  END \name, \bytes
.endm

// One operand, two results, which the function leaves where rdi points.
.macro PAIR name, vector, bytes
  BEGIN \name
  vmovupd (%r13), %\vector\()0
  movq %rsp, %rdi
  call *%r15
  vmovupd (%rsp), %\vector\()0
  vmovupd \bytes(%rsp), %\vector\()1
  vmovupd %\vector\()0, (%rbx)
  vmovupd %\vector\()1, (%r12)
  END \name, \bytes
.endm

  ONE lanes_call_4, ymm, 32
  ONE lanes_call_8, zmm, 64
  TWO lanes_call_two_4, ymm, 32
  TWO lanes_call_two_8, zmm, 64
  PAIR lanes_call_pair_4, ymm, 32
  PAIR lanes_call_pair_8, zmm, 64

  .section .note.GNU-stack, "", @progbits
#endif

#ifndef ORDINATE_CMPFR_SHIM_H
#define ORDINATE_CMPFR_SHIM_H

#include <mpfr.h>

/* mpfr_sgn is a macro of several steps, which Swift does not see. */
static inline int mpfr_sgn_of(mpfr_srcptr value) { return mpfr_sgn(value); }

#endif

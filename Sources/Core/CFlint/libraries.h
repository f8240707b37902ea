#pragma once
// FLINT 3 holds Arb and Calcium; before, each had its own library and folder.
#if __has_include(<flint/ca.h>)
#include <flint/acb.h>
#include <flint/arb.h>
#include <flint/arb_hypgeom.h>
#include <flint/arb_poly.h>
#include <flint/ca.h>
#include <flint/fmpq.h>
#include <flint/fmpz.h>
#include <flint/qqbar.h>
#else
#include <acb.h>
#include <arb.h>
#include <arb_hypgeom.h>
#include <arb_poly.h>
#include <calcium/ca.h>
#include <calcium/qqbar.h>
#include <flint/fmpq.h>
#include <flint/fmpz.h>
#endif
#include "CFlint.h"

struct cf_fraction {
  fmpq_t value;
};

struct cf_ball {
  arb_t value;
};

struct cf_closed {
  ca_t value;
};

struct cf_field {
  ca_ctx_t value;
};

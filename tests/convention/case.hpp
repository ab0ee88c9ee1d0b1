#pragma once
#include "case.h"
template <typename Return, typename... T> Return __enzyme_autodiff(void *, T...);
template <typename Return, typename... T> Return __enzyme_fwddiff(void *, T...);
template <typename Return, typename... T> Return __enzyme_augmentfwd(void *, T...);
template <typename Return, typename... T> Return __enzyme_reverse(void *, T...);
template <typename Return, typename... T> Return __enzyme_batch(void *, T...);

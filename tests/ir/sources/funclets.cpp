// Exceptions on Windows: catchswitch, catchpad, cleanuppad, catchret, cleanupret.
struct Guard { int *p; ~Guard(); };
struct Error { int code; };
int may_throw(int);
int nested(int x) {
  Guard outer{&x};
  try {
    Guard inner{&x};
    x = may_throw(x);
    try { may_throw(x + 1); } catch (int i) { may_throw(i); }
  } catch (Error &e) {
    return e.code;
  } catch (...) {
    Guard again{&x};
    may_throw(3);
  }
  return x;
}
void quiet(int x) noexcept { may_throw(x); }

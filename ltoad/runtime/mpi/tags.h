/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Of tags.c, which tells there what it does.

enum { INTEGER_KIND = 1, FLOAT_KIND = 0x10, DOUBLE_KIND = 0x20 };

extern void __ltoad_tag(char *place, unsigned long bytes, int kind);
extern void __ltoad_tagged_add_double(char *at, double number);
extern void __ltoad_tagged_add_float(char *at, float number);
extern double __ltoad_tagged_take_double(char *at);
extern float __ltoad_tagged_take_float(char *at);
extern void __ltoad_tagged_adjoint_copy(char *target, char *source, unsigned long bytes, int only);
extern void __ltoad_tagged_forget(char *target, unsigned long bytes);
extern void __ltoad_tags_fresh(char *start, unsigned long bytes);
extern void __ltoad_tags_read(char *start, unsigned long bytes, char *tags);
extern void __ltoad_tags_write(char *start, unsigned long bytes, const char *tags);
extern void __ltoad_tags_tell(void (*tell)(const char *why));

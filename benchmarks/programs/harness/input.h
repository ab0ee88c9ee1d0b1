/* Reading of text files; every error ends the program with a message, there is nothing to save. */
#ifndef INPUT_H
#define INPUT_H

#include <stddef.h>
#include <stdio.h>

FILE *opened(const char *path);
void read_integers(FILE *file, size_t count, int *out);
void read_doubles(FILE *file, size_t count, double *out);
/* `path` says in the message which file it was that is not of this kind. */
_Noreturn void broken(const char *path);

#endif

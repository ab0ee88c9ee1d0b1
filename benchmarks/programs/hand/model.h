/* The hand model, as files say it. */
#ifndef MODEL_H
#define MODEL_H

#include <stddef.h>

#include "hand.h"

/* Fills what `hand` says of bones and vertices from bones.txt and vertices.txt in the folder, and
 * returns the corners of all triangles in triangles.txt, and their number. */
int *model_read(hand_t *hand, const char *folder, size_t *triangles);

#endif

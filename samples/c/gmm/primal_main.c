/* Driver without derivatives: links the same objects as main.c does except gradient.o, so that the
 * two link times can be compared. */
#include <stdio.h>

#include "gradient.h"

int main(int argc, char **argv)
{
    instance_t instance;
    if (argc > 2) {
        fprintf(stderr, "usage: gmm_primal [instance.txt]\n");
        return 2;
    }
    if (argc == 2 ? instance_read(&instance, argv[1])
                  : instance_generate(&instance, 1000, 10, 25, 1))
        return 1;
    printf("objective       %.17g\n", instance_objective(&instance));
    instance_free(&instance);
    return 0;
}

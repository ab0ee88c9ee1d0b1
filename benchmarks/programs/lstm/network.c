#include "network.h"

#include "input.h"
#include "memory.h"
#include "random.h"

static void allocate(network_t *network, shape_t shape)
{
    network->shape = shape;
    network->parameters = numbers(parameter_count(network));
    network->start = numbers(state_size(shape));
    network->sequence = numbers(shape.length * shape.width);
}

void network_read(network_t *network, const char *path)
{
    FILE *file = opened(path);
    int sizes[3];
    read_integers(file, 3, sizes);
    if (sizes[0] < 1 || sizes[1] < 2 || sizes[2] < 1)
        broken(path);
    const shape_t shape = {(size_t)sizes[0], (size_t)sizes[1], (size_t)sizes[2]};
    allocate(network, shape);
    read_doubles(file, parameter_count(network), network->parameters);
    read_doubles(file, state_size(shape), network->start);
    read_doubles(file, shape.length * shape.width, network->sequence);
    fclose(file);
}

void network_generate(network_t *network, shape_t shape)
{
    random_t random = {1};
    allocate(network, shape);
    fill_uniform(&random, parameter_count(network), -1.0, 1.0, network->parameters);
    fill_uniform(&random, state_size(shape), -1.0, 1.0, network->start);
    for (size_t i = 0; i < shape.length * shape.width; i++)
        network->sequence[i] = uniform(&random, 0.0, 1.0) < 0.5 ? 0.0 : 1.0;
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Operations of TensorFlow that call foreign functions and their derivatives, by TensorFlow's C interface
// only: it is the same for all compilers and C++ libraries.
//
// An operation names its function by a key, because graphs outlive processes.  What Python registers under
// the key says what to pass (ltoad/frontends/tensorflow/forms.py); sizes of new shapes and entries that are
// not built yet are asked of Python, once each.
#include "tensorflow/c/ops.h"
#include "tf_invocation.h"

using namespace ltoad;

namespace
{

const char *const names[] = {"LtoadValue", "LtoadPush",  "LtoadPull", "LtoadBend",
                             "LtoadBow",   "LtoadTwist", "LtoadArch"};

std::mutex registering;
std::map<string, std::unique_ptr<function>> registered;

string attribute(TF_OpKernelConstruction *ctx, const char *name)
{
    status status;
    int32_t length = 0, total = 0;
    TF_OpKernelConstruction_GetAttrSize(ctx, name, &length, &total, status);
    status.check();
    string found(total, '\0');
    TF_OpKernelConstruction_GetAttrString(ctx, name, &found[0], total, status);
    status.check();
    return found;
}

void *create(TF_OpKernelConstruction *ctx, int kind)
{
    try {
        const string key = attribute(ctx, "function");
        int64_t depth = 0;
        status status;
        TF_OpKernelConstruction_GetAttrInt64(ctx, "depth", &depth, status);
        status.check();
        std::lock_guard<std::mutex> lock(registering);
        const auto found = registered.find(key);
        if (found == registered.end())
            throw failure{TF_NOT_FOUND, "the foreign function " + key.substr(0, key.find(':')) +
                                            " is not loaded in this process: call ltoad.tensorflow.load() for "
                                            "the same sources first"};
        return new kernel{found->second.get(), kind, depth};
    } catch (const failure &failed) {
        status status;
        TF_SetStatus(status, failed.code, failed.message.c_str());
        TF_OpKernelConstruction_Failure(ctx, status);
        return nullptr;
    }
}

void fail(TF_OpKernelContext *ctx, TF_Code code, const string &message)
{
    status status;
    TF_SetStatus(status, code, message.c_str());
    TF_OpKernelContext_Failure(ctx, status);
}

void compute(void *self, TF_OpKernelContext *ctx)
{
    try {
        invocation(ctx, *static_cast<kernel *>(self)).run();
    } catch (const failure &failed) {
        fail(ctx, failed.code, failed.message);
    } catch (const std::bad_alloc &) {
        fail(ctx, TF_RESOURCE_EXHAUSTED, "no memory for a foreign function");
    }
}

void destroy(void *self) { delete static_cast<kernel *>(self); }

template <int kind> void *create_of(TF_OpKernelConstruction *ctx) { return create(ctx, kind); }

void unknown_shapes(TF_ShapeInferenceContext *ctx, TF_Status *status)
{
    TF_ShapeInferenceContextSetUnknownShape(ctx, status);
}

void define(const char *name, const std::vector<const char *> &attributes, const char *input, const char *output)
{
    TF_OpDefinitionBuilder *const builder = TF_NewOpDefinitionBuilder(name);
    for (const char *const spec : attributes)
        TF_OpDefinitionBuilderAddAttr(builder, spec);
    TF_OpDefinitionBuilderAddInput(builder, input);
    TF_OpDefinitionBuilderAddOutput(builder, output);
    TF_OpDefinitionBuilderSetShapeInferenceFunction(builder, unknown_shapes);
    status status;
    TF_RegisterOpDefinition(builder, status);
    status.check();
}

void implement(const char *name, void *(*create)(TF_OpKernelConstruction *),
               void (*compute)(void *, TF_OpKernelContext *), void (*destroy)(void *))
{
    status status;
    TF_RegisterKernelBuilder(name, TF_NewKernelBuilder(name, "CPU", create, compute, destroy), status);
    status.check();
}

// What stands where a derivative is not known: it fails if its value is asked for.

void *create_refusal(TF_OpKernelConstruction *ctx)
{
    try {
        return new string(attribute(ctx, "message"));
    } catch (const failure &) {
        return new string("no derivative");
    }
}

void refuse_to_compute(void *self, TF_OpKernelContext *ctx)
{
    fail(ctx, TF_UNIMPLEMENTED, *static_cast<string *>(self));
}

void forget_refusal(void *self) { delete static_cast<string *>(self); }

struct definitions {
    definitions()
    {
        void *(*const creators[])(TF_OpKernelConstruction *) = {
            create_of<0>, create_of<1>, create_of<2>, create_of<3>, create_of<4>, create_of<5>, create_of<6>};
        for (int kind = 0; kind < forms; kind++) {
            define(names[kind], {"T: list(type) >= 0", "R: list(type) >= 0", "function: string", "depth: int = 0"},
                   "arguments: T", "results: R");
            implement(names[kind], creators[kind], compute, destroy);
        }
        define("LtoadRefused", {"T: type", "message: string"}, "like: T", "nothing: T");
        implement("LtoadRefused", create_refusal, refuse_to_compute, forget_refusal);
    }
} const defined;

// Reads what forms.py writes.
class reader
{
    const int64_t *next;

  public:
    explicit reader(const int64_t *words) : next(words) {}
    int64_t one() { return *next++; }
    words some()
    {
        const int64_t count = one();
        words found(next, next + count);
        next += count;
        return found;
    }
};

}  // namespace

extern "C" void ltoad_tf_ask(solver solve, finder find)
{
    solve_in_python = solve;
    find_in_python = find;
}

// `labels` are the names of all inputs and outputs, a line each, behind that of the function.
extern "C" void ltoad_tf_register(const char *key, const char *labels, const int64_t *description)
{
    string text = labels;
    const auto label = [&text] {
        const size_t end = text.find('\n');
        const string found = text.substr(0, end);
        text.erase(0, end == string::npos ? end : end + 1);
        return found;
    };
    reader from(description);
    auto made = std::make_unique<function>();
    made->key = key;
    made->name = label();
    made->sizes = from.one();
    for (auto *const list : {&made->inputs, &made->outputs}) {
        const int64_t count = from.one();
        for (int64_t i = 0; i < count; i++) {
            parameter one = {label(), static_cast<TF_DataType>(from.one()), 0, 0, false};
            one.size = from.one();
            one.rank = from.one();
            one.is_size = from.one();
            list->push_back(one);
        }
    }
    for (form &form : made->by_kind) {
        form.arrays = from.one();
        form.slots = from.some();
        form.extras = from.some();
        form.results = from.some();
    }
    std::lock_guard<std::mutex> lock(registering);
    registered.emplace(key, std::move(made));
}

/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// Foreign functions as operations of TensorFlow know them, and errors on the way to it.
#ifndef LTOAD_TF_FUNCTION_H
#define LTOAD_TF_FUNCTION_H

#include <map>
#include <mutex>
#include <memory>
#include <string>

#include "call_entry.h"
#include "tensorflow/c/kernels.h"
#include "tensorflow/c/tf_status.h"
#include "tensorflow/c/tf_tensor.h"

namespace ltoad
{

using std::string;
using words = std::vector<int64_t>;

constexpr int64_t message_room = 2048;
constexpr size_t most_shapes = 1024;
constexpr int forms = 7;

struct parameter {
    string name;
    TF_DataType type;
    int64_t size, rank;
    bool is_size;  // an integer that says how long something is
};

// What one operation passes, of ltoad/frontends/tensorflow/forms.py: `extras` and `results` are like the input i, or like the output -1 - j.
struct form {
    int64_t arrays;
    words slots, extras, results;
    void *code = nullptr;
};

struct function {
    string key, name;
    int64_t sizes;
    std::vector<parameter> inputs, outputs;
    form by_kind[forms];
    std::mutex changing;
    std::map<words, std::shared_ptr<const words>> solved;

    const parameter &like(int64_t place) const { return place >= 0 ? inputs[place] : outputs[-1 - place]; }
};

using solver = int64_t (*)(const char *key, const int64_t *given, int64_t *made, char *message);
using finder = void *(*)(const char *key, int64_t kind, char *message);

inline solver solve_in_python;
inline finder find_in_python;

struct failure {
    TF_Code code;
    string message;
};

class status
{
    TF_Status *own = TF_NewStatus();

  public:
    ~status() { TF_DeleteStatus(own); }
    operator TF_Status *() const { return own; }
    void check() const
    {
        if (TF_GetCode(own) != TF_OK)
            throw failure{TF_GetCode(own), TF_Message(own)};
    }
};

struct tensor_deleter {
    void operator()(TF_Tensor *tensor) const { TF_DeleteTensor(tensor); }
};
using tensor = std::unique_ptr<TF_Tensor, tensor_deleter>;

}  // namespace ltoad

#endif

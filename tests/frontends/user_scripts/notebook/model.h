#pragma once
#define RATE 2.0

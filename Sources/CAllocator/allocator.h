#ifndef GLOSS_ALLOCATOR_H
#define GLOSS_ALLOCATOR_H

// The settings of glibc's allocator. No module of Swift's has this header, and a symbol that is only
// looked up at run time is not found in a static executable.
#ifdef __linux__
#include <malloc.h>
#endif

#endif

#ifndef GLOSS_MINIZIP_SHIM_H
#define GLOSS_MINIZIP_SHIM_H

// The folder of minizip's headers is searched first: libzip has a zip.h as well.
#include <unzip.h>
#include <zip.h>

#endif

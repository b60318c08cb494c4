/* For Scripts/static-libxlsxwriter: workbooks are packed in a third of the time and are a fifth larger. */
#include <zlib.h>
#undef Z_DEFAULT_COMPRESSION
#define Z_DEFAULT_COMPRESSION Z_BEST_SPEED

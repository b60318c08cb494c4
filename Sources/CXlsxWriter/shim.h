#ifndef GLOSS_XLSXWRITER_SHIM_H
#define GLOSS_XLSXWRITER_SHIM_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xlsxwriter.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

/// A file without a name, which goes with the process however that ends and which libxlsxwriter writes to by
/// the path of its descriptor. On Linux it is in memory, so that a container without a folder for such files
/// will do.
typedef struct {
  int descriptor;
  char path[64];
} GlossScratchFile;

/// Opens a file in the folder for such files and takes its name away.
static inline int glossOpenOnDisk(void) {
  char path[1024];
  const char *folder = getenv("TMPDIR");
  int length =
    snprintf(path, sizeof path, "%s/gloss.XXXXXX", folder && *folder ? folder : "/tmp");
  if (length < 0 || (size_t)length >= sizeof path) return -1;
  int descriptor = mkstemp(path);
  if (descriptor >= 0) unlink(path);
  return descriptor;
}

/// Returns 0, or -1 if there can be none.
static inline int glossOpenScratch(GlossScratchFile *file) {
#ifdef __linux__
  file->descriptor = (int)syscall(SYS_memfd_create, "gloss", 1u);
  snprintf(file->path, sizeof file->path, "/proc/self/fd/%d", file->descriptor);
#else
  file->descriptor = glossOpenOnDisk();
  snprintf(file->path, sizeof file->path, "/dev/fd/%d", file->descriptor);
#endif
  return file->descriptor < 0 ? -1 : 0;
}

/// In bytes; -1 if that cannot be told.
static inline long glossSizeOfScratch(const GlossScratchFile *file) {
  struct stat status;
  return fstat(file->descriptor, &status) == 0 ? (long)status.st_size : -1;
}

/// Returns how many bytes there were from that place on, at most `count`.
static inline long glossReadScratch(
  const GlossScratchFile *file, void *target, size_t count, long offset) {
  return (long)pread(file->descriptor, target, count, offset);
}

static inline void glossCloseScratch(GlossScratchFile *file) { close(file->descriptor); }

/// Offers words in a list in the cells of a column below the first row; others are taken as well. The words
/// end with `NULL`.
static inline void glossOfferWords(
  lxw_worksheet *sheet, char **words, uint16_t column, uint32_t lastRow) {
  lxw_data_validation validation;
  memset(&validation, 0, sizeof validation);
  validation.validate = LXW_VALIDATION_TYPE_LIST;
  validation.ignore_blank = LXW_VALIDATION_ON;
  validation.show_error = LXW_VALIDATION_OFF;
  // Since version 1.2 a list of constant texts.
  validation.value_list = (void *)words;
  worksheet_data_validation_range(sheet, 1, column, lastRow, column, &validation);
}

#endif

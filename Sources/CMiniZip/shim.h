#ifndef GLOSS_MINIZIP_SHIM_H
#define GLOSS_MINIZIP_SHIM_H

#include <stdint.h>
#include <string.h>
// By their folder, for libzip has a zip.h as well, and not every minizip.pc names the folder. A build of minizip's
// own sources has none.
#if __has_include(<minizip/unzip.h>)
#include <minizip/unzip.h>
#include <minizip/zip.h>
#else
#include <unzip.h>
#include <zip.h>
#endif

// The types of minizip differ between its versions and its forks: these functions take and give fixed ones.

/// The place that a distance counts from.
typedef enum { GlossOriginStart, GlossOriginHere, GlossOriginEnd } GlossOrigin;

/// A file that is read and written by functions, all of which are given its owner.
typedef struct {
  void *owner;
  /// Both return how many bytes there were.
  uint64_t (*read)(void *owner, void *target, uint64_t count);
  uint64_t (*write)(void *owner, const void *source, uint64_t count);
  uint64_t (*tell)(void *owner);
  /// Returns 0, or -1 for a place outside the file.
  int32_t (*seek)(void *owner, int64_t distance, GlossOrigin origin);
  /// Returns 0 if all is well.
  int32_t (*error)(void *owner);
} GlossArchiveFile;

/// A member of an archive, as its directory has it.
typedef struct {
  /// Where minizip finds it again.
  uint64_t offset;
  uint64_t number;
  /// In bytes, unpacked.
  uint64_t size;
  /// In bytes, without the zero at the end; longer ones are cut.
  uint64_t nameSize;
  uint32_t flags;
  uint32_t method;
  uint32_t attributes;
} GlossArchiveMember;

static inline voidpf glossZipOpen(voidpf file, const void *name, int mode) { return file; }
static inline uLong glossZipRead(voidpf file, voidpf stream, void *target, uLong count) {
  GlossArchiveFile *own = (GlossArchiveFile *)file;
  return (uLong)own->read(own->owner, target, count);
}
static inline uLong glossZipWrite(voidpf file, voidpf stream, const void *source, uLong count) {
  GlossArchiveFile *own = (GlossArchiveFile *)file;
  return (uLong)own->write(own->owner, source, count);
}
static inline ZPOS64_T glossZipTell(voidpf file, voidpf stream) {
  GlossArchiveFile *own = (GlossArchiveFile *)file;
  return (ZPOS64_T)own->tell(own->owner);
}
static inline long glossZipSeek(voidpf file, voidpf stream, ZPOS64_T distance, int origin) {
  GlossArchiveFile *own = (GlossArchiveFile *)file;
  GlossOrigin from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? GlossOriginHere
                     : origin == ZLIB_FILEFUNC_SEEK_END ? GlossOriginEnd
                                                        : GlossOriginStart;
  return own->seek(own->owner, (int64_t)distance, from);
}
static inline int glossZipClose(voidpf file, voidpf stream) { return 0; }
static inline int glossZipError(voidpf file, voidpf stream) {
  GlossArchiveFile *own = (GlossArchiveFile *)file;
  return own->error(own->owner);
}

static inline zlib_filefunc64_def glossZipFunctions(GlossArchiveFile *file) {
  zlib_filefunc64_def functions;
  memset(&functions, 0, sizeof functions);
  functions.zopen64_file = glossZipOpen;
  functions.zread_file = glossZipRead;
  functions.zwrite_file = glossZipWrite;
  functions.ztell64_file = glossZipTell;
  functions.zseek64_file = glossZipSeek;
  functions.zclose_file = glossZipClose;
  functions.zerror_file = glossZipError;
  functions.opaque = file;
  return functions;
}

/// Returns the archive in a file that lives as long as it, or `NULL` if that holds none.
static inline void *glossOpenArchive(GlossArchiveFile *file) {
  zlib_filefunc64_def functions = glossZipFunctions(file);
  return unzOpen2_64("", &functions);
}

static inline void glossCloseArchive(void *archive) { unzClose((unzFile)archive); }

/// Returns the number of members that the archive names, or -1 if its directory is damaged.
static inline int64_t glossCountMembers(void *archive) {
  unz_global_info64 info;
  memset(&info, 0, sizeof info);
  if (unzGetGlobalInfo64((unzFile)archive, &info) != UNZ_OK) return -1;
  return info.number_entry > INT64_MAX ? INT64_MAX : (int64_t)info.number_entry;
}

/// Goes to the first member or the next one and reads what the directory says of it. Returns 0 unless that
/// is damaged.
static inline int32_t glossReadMember(
  void *archive, int32_t isFirst, GlossArchiveMember *member, char *name, uint32_t nameLimit) {
  unz_file_info64 info;
  unz64_file_pos position;
  memset(&info, 0, sizeof info);
  memset(&position, 0, sizeof position);
  int status = isFirst ? unzGoToFirstFile((unzFile)archive) : unzGoToNextFile((unzFile)archive);
  if (status != UNZ_OK) return -1;
  status = unzGetCurrentFileInfo64((unzFile)archive, &info, name, nameLimit, NULL, 0, NULL, 0);
  if (status != UNZ_OK || unzGetFilePos64((unzFile)archive, &position) != UNZ_OK) return -1;
  member->offset = position.pos_in_zip_directory;
  member->number = position.num_of_file;
  member->size = info.uncompressed_size;
  member->nameSize = info.size_filename;
  member->flags = (uint32_t)info.flag;
  member->method = (uint32_t)info.compression_method;
  member->attributes = (uint32_t)info.external_fa;
  return 0;
}

/// Returns 0 if the bytes of a member can be read.
static inline int32_t glossOpenMember(void *archive, uint64_t offset, uint64_t number) {
  unz64_file_pos position;
  memset(&position, 0, sizeof position);
  position.pos_in_zip_directory = offset;
  position.num_of_file = number;
  if (unzGoToFilePos64((unzFile)archive, &position) != UNZ_OK) return -1;
  return unzOpenCurrentFile((unzFile)archive) == UNZ_OK ? 0 : -1;
}

/// Returns how many bytes of the open member there were, 0 at its end, less than 0 if it is damaged.
static inline int32_t glossReadOpenMember(void *archive, void *target, uint32_t count) {
  return unzReadCurrentFile((unzFile)archive, target, count);
}

/// Returns 0 if the checksum is right.
static inline int32_t glossCloseMember(void *archive) {
  return unzCloseCurrentFile((unzFile)archive) == UNZ_OK ? 0 : -1;
}

/// Returns a new archive in a file that lives as long as it, or `NULL`.
static inline void *glossMakeArchive(GlossArchiveFile *file) {
  zlib_filefunc64_def functions = glossZipFunctions(file);
  return zipOpen2_64("", APPEND_STATUS_CREATE, NULL, &functions);
}

/// Packs a member with zlib's own defaults. The numbers are those of the format. Returns 0 if it is whole.
static inline int32_t glossAddMember(
  void *archive, const char *path, const void *bytes, uint32_t count, uint32_t date,
  uint32_t attributes, uint32_t version, uint32_t flags) {
  zip_fileinfo info;
  memset(&info, 0, sizeof info);
  info.dosDate = date;
  info.external_fa = attributes;
  int opened = zipOpenNewFileInZip4_64(
    (zipFile)archive, path, &info, NULL, 0, NULL, 0, NULL, Z_DEFLATED, 6, 0, -MAX_WBITS,
    8, Z_DEFAULT_STRATEGY, NULL, 0, version, flags, 0);
  if (opened != ZIP_OK) return -1;
  int written = zipWriteInFileInZip((zipFile)archive, bytes, count);
  return zipCloseFileInZip((zipFile)archive) == ZIP_OK && written == ZIP_OK ? 0 : -1;
}

/// Writes the directory and gives the archive back. Returns 0 if it is whole.
static inline int32_t glossFinishArchive(void *archive) {
  return zipClose((zipFile)archive, NULL) == ZIP_OK ? 0 : -1;
}

#endif

// Tells the thread sanitizer about a Mutex of the Swift library when a thread has to wait for it.
//
// The fast paths are inlined into our code, where the sanitizer sees their atomic operations. The slow
// paths are in libswiftSynchronization, which is built without the sanitizer, and end in a system call:
// without this file every value behind a contended Mutex is reported as a race. It is linked into the
// executables of 'Scripts/nightly thread' only, where its functions come before the library's.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Methods of Swift, whose 'self' is passed in the context register.
typedef __attribute__((swiftcall)) void (*Lock)(
    uint32_t thread, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void (*Unlock)(__attribute__((swift_context)) void *mutex);

__attribute__((swiftcall)) void lock_slow(
    uint32_t thread, __attribute__((swift_context)) void *mutex) __asm__(LOCK_SLOW);
__attribute__((swiftcall)) void lock_slow(
    uint32_t thread, __attribute__((swift_context)) void *mutex) {
  ((Lock)dlsym(RTLD_NEXT, LOCK_SLOW))(thread, mutex);
  __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlock_slow(
    __attribute__((swift_context)) void *mutex) __asm__(UNLOCK_SLOW);
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) {
  __tsan_release(mutex);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK_SLOW))(mutex);
}

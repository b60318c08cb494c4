// Reports a missing /proc before Swift's runtime aborts. The runtime looks its own executable up there before
// the tool's first line, and a bare chroot has none. Linked into the executable of Scripts/release.
#include <unistd.h>

__attribute__((constructor(101))) static void needProc(void) {
  static const char text[] =
      "error: /proc is not mounted, without which gloss cannot start: run 'mount -t proc proc /proc'\n";
  if (access("/proc/self/exe", F_OK) == 0) return;
  (void)!write(STDERR_FILENO, text, sizeof text - 1);
  // The tool's exit code for work that could not be done.
  _exit(2);
}

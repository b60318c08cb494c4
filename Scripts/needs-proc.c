// Linked into the executable of Scripts/release. Swift's runtime looks itself up in /proc before the
// first line of the tool, and aborts where there is none, as in a bare chroot.
#include <unistd.h>

__attribute__((constructor(101))) static void needProc(void) {
  static const char text[] =
      "error: /proc is not mounted, without which gloss cannot start: run 'mount -t proc proc /proc'\n";
  if (access("/proc/self/exe", F_OK) == 0) return;
  (void)!write(STDERR_FILENO, text, sizeof text - 1);
  // What the tool says where work could not be done.
  _exit(2);
}

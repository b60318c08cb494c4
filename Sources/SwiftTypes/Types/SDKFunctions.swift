internal import SwiftTree

/// Result types of C and system functions that apps call by name, for the specifiers of
/// interpolations such as `\(SecItemAdd(…))`, mostly error codes in messages. It lists functions
/// seen in real apps, not whole libraries.
enum SDKFunctions {
  /// The result type of a function; `nil` for one that is not listed.
  package static func result(of function: Name) -> SwiftType? { table[function] }

  private static let table: [Name: SwiftType] = {
    var table: [Name: SwiftType] = [:]
    for (type, words) in rows {
      for name in SDKTypes.names(words) { table[name] = .named(Name(type)) }
    }
    return table
  }()

  private static let rows = [
    (
      "Int32",
      """
      accept access atoi bind chdir chmod chown close connect dup dup2 execv execve fchmod fcntl flock fork \
      fstat fsync ftruncate getaddrinfo getpeername getpid getppid getsockname getsockopt gettimeofday \
      inet_pton ioctl isatty kill killpg link listen lstat mkdir mkfifo mkstemp munmap open openat pipe poll \
      posix_spawn posix_spawnp proc_listpids proc_pidinfo pthread_create pthread_join raise rename rmdir \
      select setenv setgid setrlimit setsockopt setuid shutdown sigaction socket socketpair stat statfs \
      strcmp symlink sysctl sysctlbyname system tcgetattr tcsetattr truncate uname unlink unsetenv usleep \
      utimes waitpid
      """
    ),
    ("UInt32", "arc4random arc4random_uniform getegid geteuid getgid getuid if_nametoindex sleep"),
    (
      "Int", "pread pwrite random read readlink recv recvfrom send sendto strlen sysconf time write"
    ),
    ("Int64", "lseek"), ("UInt64", "clock_gettime_nsec_np mach_absolute_time mach_continuous_time"),
    ("Double", "CACurrentMediaTime CFAbsoluteTimeGetCurrent"),
    (
      "OSStatus",
      """
      AudioComponentInstanceNew AudioObjectAddPropertyListener AudioObjectGetPropertyData \
      AudioObjectGetPropertyDataSize AudioObjectSetPropertyData AudioOutputUnitStart AudioOutputUnitStop \
      AudioQueueStart AudioUnitInitialize AudioUnitSetProperty AuthorizationCopyRights \
      AuthorizationCreate AuthorizationExecuteWithPrivileges AuthorizationFree ExtAudioFileOpenURL \
      ExtAudioFileRead InstallEventHandler LSSetDefaultHandlerForURLScheme RegisterEventHotKey \
      SecCodeCheckValidity SecCodeCopySelf SecCodeCopySigningInformation SecItemAdd SecItemCopyMatching \
      SecItemDelete SecItemUpdate SecPKCS12Import SecRandomCopyBytes SecStaticCodeCheckValidity \
      SecStaticCodeCreateWithPath UnregisterEventHotKey VTCompressionSessionCreate \
      VTDecompressionSessionCreate
      """
    ),
    (
      "kern_return_t",
      """
      host_statistics host_statistics64 IOConnectCallMethod IOConnectCallStructMethod \
      IOServiceGetMatchingServices IOServiceOpen mach_port_allocate task_info
      """
    ),
  ]
}

import CLibrary

/// How long this process has computed: waiting for other programs does not count, so that a busy
/// machine settles no less.
enum ProcessorClock {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

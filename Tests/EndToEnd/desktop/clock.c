/* A wall clock that jumps: loaded into a program (LD_PRELOAD), it says another year each time it is
 * asked, long ago and far ahead. The clock that only runs forward stays as it is. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

static time_t jumped(void)
{
  static const time_t moments[] = {0, 4102444800, 951782400, 2147483647, 1, 32503680000};
  static unsigned count;
  return moments[__atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) % 6];
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
  static int (*asked)(clockid_t, struct timespec *);
  if (!asked) asked = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int status = asked(clock, now);
  if (status == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec = jumped();
  return status;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
  (void)zone;
  *now = (struct timeval){.tv_sec = jumped()};
  return 0;
}

time_t time(time_t *now)
{
  time_t moment = jumped();
  if (now) *now = moment;
  return moment;
}

// muParser's plain loop: one evaluation for each point.
//
// Reads lines "kind<TAB>name<TAB>formula" and perhaps the ends of the window; writes "muParser<TAB>kind<TAB>name<TAB>time<TAB>sum",
// the time in nanoseconds for a point when kind is "sample", else in microseconds for all points.
#include <muParser.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

// The processor time of this thread, in nanoseconds.
static double processor_time() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

int main() {
  const int count = 3840, runs = 1001;
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream fields(line);
    std::string kind, name, formula;
    std::getline(fields, kind, '\t');
    std::getline(fields, name, '\t');
    std::getline(fields, formula, '\t');
    double left = -10, right = 10;
    fields >> left >> right;
    if (!fields) left = -10, right = 10;
    // muParser's log is to base 10.
    for (std::size_t at; (at = formula.find("log(")) != std::string::npos;) formula.replace(at, 4, "ln(");

    mu::Parser parser;
    double x = 1;
    parser.DefineVar("x", &x);
    parser.SetExpr(formula);
    std::vector<double> xs(count), ys(count), times;
    for (int i = 0; i < count; i++) xs[i] = left + (right - left) / count * (i + 0.5);
    for (int run = 0; run < runs; run++) {
      double start = processor_time();
      for (int i = 0; i < count; i++) {
        x = xs[i];
        ys[i] = parser.Eval();
      }
      times.push_back(processor_time() - start);
    }
    std::sort(times.begin(), times.end());
    double sum = 0;
    for (double y : ys) sum += y;
    double time = times[runs / 2] / (kind == "sample" ? count : 1000);
    std::printf("muParser\t%s\t%s\t%.2f\t%.17g\n", kind.c_str(), name.c_str(), time, sum);
  }
}

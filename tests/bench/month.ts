import { OWN, type BenchResult, type Figure } from './result';
import { slope } from './statistics';
import { expectedRequests, type DayEnd, type Month, type MonthOptions } from './thirty-days';

/** Days in which code is compiled and caches fill. */
const WARM_UP_DAYS = 3;
/** A person who returns every hour makes 24 visits a day: 1 kB for each, as for a navigation. */
const MAX_HEAP_A_DAY = 24_000;

const grows = (days: readonly DayEnd[], what: keyof DayEnd): number => {
  const counted = days.filter(({ day }) => day > WARM_UP_DAYS);
  return slope(
    counted.map(({ day }) => day),
    counted.map((end) => end[what]),
  );
};

/** Compares the requests of an app that was left open with the expected ones, and reports what it retains. */
export function assessMonth({ asked, days }: Month, options: MonthOptions): BenchResult {
  const expected = Object.entries(expectedRequests(options));
  const requests = expected.map(([what, count]): Figure => ({
    axis: `requests in ${options.days} days, ${what}`,
    value: asked.get(what) ?? 0,
    unit: 'count',
    goal: { atMost: count, from: 'S4.dataFreshness.1' },
  }));
  const known = new Set(expected.map(([what]) => what));
  const others = [...asked].filter(([what]) => !known.has(what));
  const growth = (['actors', 'timers', 'listeners'] as const).map((what): Figure => ({
    axis: `${what} a day, page left open`,
    value: Math.round(grows(days, what) * 10) / 10 + 0,
    unit: 'count',
    goal: { atMost: 0, from: OWN },
    note: `${days.at(-1)?.[what] ?? Number.NaN} in the end`,
  }));
  return {
    figures: [
      ...requests,
      {
        axis: `requests in ${options.days} days, anything else`,
        value: others.reduce((total, [, count]) => total + count, 0),
        unit: 'count',
        goal: { atMost: 0, from: 'S4.dataFreshness.1' },
        ...(others.length > 0 && { note: others.map(([what]) => what).join(', ') }),
      },
      ...growth,
      {
        axis: 'heap a day, page left open',
        value: Math.round(grows(days, 'heap')),
        unit: 'bytes',
        goal: { atMost: MAX_HEAP_A_DAY, from: OWN },
      },
    ],
    problems: expected
      .filter(([what, count]) => (asked.get(what) ?? 0) < count)
      .map(
        ([what, count]) => `${what} is asked for ${asked.get(what) ?? 0} times, and is to be ${count} times`,
      ),
  };
}

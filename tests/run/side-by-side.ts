import type { Print } from './command';

/** Something that prints while it runs. */
export type Job<T> = (print: Print) => Promise<T>;

/**
 * Runs jobs in order, some at a time. The output of a job is shown in one piece when it has ended, so that outputs do
 * not mix; that of a single job is shown as it arrives.
 *
 * @param lanes how many run at a time
 * @param show receives the output of a job
 * @param ended called as each job ends, after all its output was shown
 * @throws what a job throws
 */
export async function sideBySide<T>(
  jobs: readonly Job<T>[],
  lanes: number,
  show: Print,
  ended: (index: number, result: T) => void,
): Promise<void> {
  const [only] = jobs;
  if (only && jobs.length === 1) {
    ended(0, await only(show));
    return;
  }
  const queue = [...jobs.entries()];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, job] = next;
      let printed = '';
      const result = await job((text) => void (printed += text));
      show(printed);
      ended(index, result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

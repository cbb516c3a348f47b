import { describe, expect, it } from 'vitest';
import { sideBySide, type Job } from '../../run/side-by-side';

/** A job that prints and goes on when it is told to. */
function started(name: string) {
  let end = (): void => undefined;
  const ending = new Promise<string>((resolve) => (end = () => resolve(name)));
  let begun = false;
  const job: Job<string> = async (print) => {
    begun = true;
    print(`${name} begins, `);
    const result = await ending;
    print(`${name} ends. `);
    return result;
  };
  return { job, end: () => end(), hasBegun: () => begun };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('parallel jobs', () => {
  it('run a limited number at a time, and keep the output of each together', async () => {
    const [slow, first, second] = [started('slow'), started('first'), started('second')];
    const ends: string[] = [];
    let shown = '';
    const all = sideBySide(
      [slow, first, second].map(({ job }) => job),
      2,
      (text) => void (shown += text),
      (index, result) => ends.push(`${index} ${result}`),
    );
    await turn();
    expect([slow, first, second].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
    expect(shown).toBe('');
    first.end();
    await turn();
    expect(second.hasBegun()).toBe(true);
    expect(shown).toBe('first begins, first ends. ');
    slow.end();
    second.end();
    await all;
    expect(shown).toBe('first begins, first ends. slow begins, slow ends. second begins, second ends. ');
    expect(ends).toEqual(['1 first', '0 slow', '2 second']);
  });
});

import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import type { Flow } from '../../../src/review/play/flow';
import { pathOf, play, tokensOf, type Option } from '../../../src/review/site/data/playing';

const flow: Flow = flows['card-add'];
const begin = { input: 'adding', steps: [] };
const named = (options: readonly Option[], label: string) =>
  options.filter((option) => option.label === label);

/** Takes the first possible option, five times or until nothing is possible. */
function fiveSteps(of: Flow) {
  const [input = 'default'] = Object.keys(of.fixtures.inputs);
  let played = play(of, { input, steps: [] });
  for (let count = 0; count < 5; count += 1) {
    const next = played.options.find(({ enabled }) => enabled);
    if (!next) break;
    played = play(of, { input, steps: [...played.path.steps, next.step] });
  }
  return played;
}

describe('a flow that is played by hand', () => {
  it('starts in the initial state of its chart, and shows its context', () => {
    const { active, actors, status } = play(flow, begin);
    expect(status).toBe('active');
    expect(active).toContain('card-add.entering');
    expect(actors[0]).toMatchObject({ path: '', flow: 'card-add', state: 'entering' });
    expect(actors.map(({ path }) => path)).toContain('cardEntry');
  });

  it('names the guard that refuses an event, and offers the variant that passes', () => {
    const [good, bad] = named(play(flow, begin).options, 'card.submitted');
    expect(good).toMatchObject({ enabled: true, refusedBy: [] });
    // The card entry is asked, and has no card yet.
    expect(good?.takes).toEqual([
      'card-add.entering | card.submitted | 0',
      'card-add.collectingToken | token.refused | 0',
    ]);
    expect(bad).toMatchObject({ enabled: false, refusedBy: ['nicknameIsValid'] });
  });

  it('shows which branches the last step took', () => {
    const [good] = named(play(flow, begin).options, 'card.submitted');
    if (!good) throw new Error('A good nickname can be submitted');
    const { active, taken, path } = play(flow, { ...begin, steps: [good.step] });
    expect(active).toContain('card-add.entering');
    expect(taken).toEqual(good.takes);
    expect(path.steps).toHaveLength(1);
  });

  it('refuses an unknown input and an unknown step, with its position', () => {
    expect(pathOf(flow, 'nobody', [])).toEqual({ fault: expect.stringContaining('nobody') as unknown });
    expect(pathOf(flow, null, ['~dialog.closed', '~card.submitted'])).toEqual({
      fault: expect.stringContaining('Step 2 of the link (~card.submitted)') as unknown,
    });
    expect(pathOf(flow, 'toString', [])).toHaveProperty('fault');
  });

  it.each(Object.entries<Flow>(flows))('%s: five steps can be restored from their link', (_name, of) => {
    const { path, options } = fiveSteps(of);
    const tokens = tokensOf(of, path);
    expect(tokens).toHaveLength(path.steps.length);
    expect(pathOf(of, path.input, tokens)).toEqual({ path });
    expect(new Set(options.map(({ token }) => token)).size).toBe(options.length);
  });
});

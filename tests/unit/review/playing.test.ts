import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import type { Flow } from '../../../src/review/play/flow';
import type { Option } from '../../../src/review/site/data/options';
import { enters, pathOf, play, problemOf, tokensOf } from '../../../src/review/site/data/playing';
import { withValues } from '../../../src/review/site/data/tokens';
import { wayTo } from '../../../src/review/site/data/way';

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

  it('takes an event with values of the tester, and restores it from its link', () => {
    const [good] = named(play(flow, begin).options, 'card.submitted');
    if (!good) throw new Error('A good nickname can be submitted');
    const own = withValues(good.step, { ...(good.values as object), nickname: "Ann's card ~ 50 %, new!" });
    if (!own) throw new Error('It can have other values');
    expect(problemOf(flow, begin, own)).toBeNull();
    const path = { ...begin, steps: [own] };
    const tokens = tokensOf(flow, path);
    expect(tokens).toEqual([expect.stringMatching(/^~card\.submitted~=[\w.%*()-]+$/u)]);
    expect(pathOf(flow, 'adding', tokens)).toEqual({ path });
  });

  it('says which guard refuses the values of the tester', () => {
    const [good] = named(play(flow, begin).options, 'card.submitted');
    if (!good) throw new Error('A good nickname can be submitted');
    const own = withValues(good.step, { ...(good.values as object), nickname: '' });
    if (!own) throw new Error('It can have other values');
    expect(problemOf(flow, begin, own)).toBe('Refused by nicknameIsValid.');
    expect(pathOf(flow, 'adding', ['~card.submitted~=%7B'])).toHaveProperty('fault');
    expect(pathOf(flow, 'adding', ['~nothing.known~=%7B%7D'])).toHaveProperty('fault');
  });

  it('ends an actor with a result of the tester, and restores that from its link', () => {
    const there = { ...begin, steps: wayTo(flow, begin, 'card-add.posting') ?? [] };
    const [saved] = named(play(flow, there).options, 'saved');
    if (!saved) throw new Error('The card can be saved');
    expect(saved.values).toMatchObject({ kind: 'saved' });
    const own = withValues(saved.step, { kind: 'refused', messages: ['Not this one.'], fields: {} });
    if (!own) throw new Error('It can have another result');
    const path = { ...there, steps: [...there.steps, own] };
    expect(play(flow, path).active).toContain('card-add.entering');
    const tokens = tokensOf(flow, path);
    expect(tokens.at(-1)).toMatch(/^\w+!saved~=[\w.%*()-]+$/u);
    expect(pathOf(flow, 'adding', tokens)).toEqual({ path });
  });

  it('says so when a chart cannot use a result of the tester', () => {
    const there = { ...begin, steps: wayTo(flow, begin, 'card-add.posting') ?? [] };
    const [saved] = named(play(flow, there).options, 'saved');
    const broken = saved && withValues(saved.step, null);
    if (!broken) throw new Error('The card can be saved');
    expect(problemOf(flow, there, broken)).toMatch(/\w/u);
    const tokens = tokensOf(flow, there);
    expect(pathOf(flow, 'adding', [...tokens, `${saved.token}~=null`])).toEqual({
      fault: expect.stringMatching(/^Step \d+ of the link .* cannot be taken: /u) as unknown,
    });
  });

  it('finds the shortest way from a path to a state, and none to one that the fixtures do not reach', () => {
    expect(wayTo(flow, begin, 'card-add.closed')).toEqual([{ to: '', event: { type: 'dialog.closed' } }]);
    expect(wayTo(flow, begin, 'card-add.entering')).toEqual([]);
    const closed = { ...begin, steps: [{ to: '', event: { type: 'dialog.closed' } }] };
    expect(wayTo(flow, closed, 'card-add.entering')).toBeNull();
  });

  it('notices a state that a step enters, and not one that was active before', () => {
    const close = { to: '', event: { type: 'dialog.closed' } };
    expect(enters(flow, begin, close, ['card-add.closed'])).toBe(true);
    expect(enters(flow, begin, close, ['card-add', 'card-add.posting'])).toBe(false);
    expect(enters(flow, begin, close, [])).toBe(false);
  });

  it.each(Object.entries<Flow>(flows))('%s: five steps can be restored from their link', (_name, of) => {
    const { path, options } = fiveSteps(of);
    const tokens = tokensOf(of, path);
    expect(tokens).toHaveLength(path.steps.length);
    expect(pathOf(of, path.input, tokens)).toEqual({ path });
    expect(new Set(options.map(({ token }) => token)).size).toBe(options.length);
  });
});

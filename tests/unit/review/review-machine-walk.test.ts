import { describe, expect, it } from 'vitest';
import {
  at,
  comparedOf,
  edition,
  openReview,
  path,
  random,
  steps,
  version,
} from '../../support/review/review-actor';

describe('a walk in the chart of the review', () => {
  it('pauses a path that is played at a breakpoint, and goes on from there', () => {
    const { review, clock, context, isIn } = openReview();
    const marked: (readonly string[])[] = [];
    review.on('state.marked', ({ place }) => marked.push(place.stops));
    review.send(at('tabs'));
    const second = JSON.stringify(steps[1]);
    review.send({ type: 'stop.toggled', id: second });
    expect(marked).toEqual([[second]]);
    review.send({ type: 'path.played', path });
    clock.increment(700);
    expect(isIn({ place: { flow: 'playing' } })).toBe(true);
    clock.increment(700);
    expect(isIn({ place: { flow: 'paused' } })).toBe(true);
    expect(context()).toMatchObject({ path: { steps: steps.slice(0, 2) }, ahead: steps.slice(2) });
    review.send({ type: 'playing.resumed' });
    clock.increment(700);
    expect(context().path).toEqual(path);
    review.send({ type: 'stop.toggled', id: second });
    expect(context().stops).toEqual([]);
  });

  it('runs to a state from where the walk stands', async () => {
    const { review, clock, context, isIn } = openReview();
    review.send(at('tabs'));
    review.send({ type: 'step.taken', step: { tick: 9 } });
    review.send({ type: 'way.asked', to: 'tabs.alone' });
    await expect.poll(() => isIn({ place: { flow: 'playing' } })).toBe(true);
    for (const _ of steps) clock.increment(700);
    expect(context().path.steps).toEqual([{ tick: 9 }, ...steps]);
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
  });

  it('says why it cannot run to a state, until another is selected', async () => {
    const { review, context, isIn } = openReview();
    review.send(at('tabs'));
    review.send({ type: 'way.asked', to: 'tabs.listening' });
    await expect.poll(() => context().noWay).toMatch(/^No way from here/u);
    review.send({ type: 'way.asked', to: 'tabs.here' });
    await expect.poll(() => context().noWay).toBe('The walk is already there.');
    review.send({ type: 'way.asked', to: 'tabs.broken' });
    expect(context().noWay).toBe('');
    await expect.poll(() => context().noWay).toBe('The search for a way failed: No such state');
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
    review.send({ type: 'state.selected', id: 'tabs.alone' });
    expect(context().noWay).toBe('');
  });
});

describe('a random walk in the chart of the review', () => {
  const asks = (seed: number) => ({ type: 'random.asked', plan: { seed, share: 100, seconds: 20 } }) as const;

  it('shows its figures, and ends by itself', () => {
    const { review, asked, context, isIn } = openReview();
    review.send(at('tabs'));
    review.send(asks(1));
    expect(isIn({ walkingAtRandom: 'resting' })).toBe(true);
    expect(context().random).toMatchObject({ flow: 'tabs', report: random, fault: '' });
    expect(asked).toEqual(['layout of tabs', 'random walk of tabs with 1', 'random walk over']);
  });

  it('begins again, is stopped, and ends when another flow is opened', () => {
    const { review, asked, context, isIn } = openReview();
    review.send(at('tabs'));
    asked.length = 0;
    review.send(asks(2));
    review.send(asks(3));
    review.send(at('tabs'));
    expect(isIn({ walkingAtRandom: 'walking' })).toBe(true);
    review.send({ type: 'random.stopped' });
    expect(isIn({ walkingAtRandom: 'resting' })).toBe(true);
    review.send(asks(4));
    review.send({ type: 'place.refused', fault: 'No.' });
    expect(isIn({ walkingAtRandom: 'resting' })).toBe(true);
    review.send(at('tabs'));
    review.send(asks(5));
    review.send(at('session'));
    expect(isIn({ walkingAtRandom: 'resting' })).toBe(true);
    expect(context().random?.report).toEqual(random);
    const walks = asked.filter((what) => what.startsWith('random'));
    expect(walks).toEqual(
      [2, 3, 4, 5].flatMap((seed) => [`random walk of tabs with ${seed}`, 'random walk over']),
    );
  });
});

describe('a comparison in the chart of the review', () => {
  it('compares versions, and says why one cannot be read', async () => {
    const { review, asked, context, isIn } = openReview();
    review.send({ type: 'place.reached', place: { page: 'changes' } });
    await expect.poll(() => context().versions).toEqual([version]);
    expect(isIn({ place: { changes: { edition: 'ready' } } })).toBe(true);
    review.send({ type: 'version.chosen', side: 'before', version });
    await expect.poll(() => context().editions.before).toEqual(edition);
    review.send({ type: 'version.chosen', side: 'after', version: { ...version, name: 'broken' } });
    await expect.poll(() => context().fault).toBe('No such commit');
    expect(context().editions).toEqual({ before: edition, after: null });
    review.send({ type: 'edition.removed', side: 'before' });
    expect(context()).toMatchObject({ editions: { before: null, after: null }, fault: null });
    expect(asked).toEqual(['version one', 'version broken']);
  });

  it('shows both charts of one flow, until they are hidden or another version is chosen', async () => {
    const { review, asked, context, isIn } = openReview();
    const are = (charts: 'hidden' | 'layingOut' | 'shown') => isIn({ place: { changes: { charts } } });
    review.send({ type: 'place.reached', place: { page: 'changes' } });
    review.send({ type: 'charts.toggled', flow: 'tabs' });
    expect(are('layingOut')).toBe(true);
    expect(context().compared).toEqual({ flow: 'tabs', charts: null });
    await expect.poll(() => are('shown')).toBe(true);
    expect(context().compared?.charts).toEqual(comparedOf('tabs'));
    review.send({ type: 'charts.toggled', flow: 'session' });
    expect(context().compared).toEqual({ flow: 'session', charts: null });
    await expect.poll(() => are('shown')).toBe(true);
    review.send({ type: 'charts.toggled', flow: 'session' });
    expect(are('hidden')).toBe(true);
    expect(context().compared).toBeNull();
    for (const next of [
      { type: 'version.chosen', side: 'before', version },
      { type: 'edition.removed', side: 'before' },
      { type: 'place.reached', place: { page: 'changes' } },
    ] as const) {
      review.send({ type: 'charts.toggled', flow: 'tabs' });
      await expect.poll(() => are('shown')).toBe(true);
      review.send(next);
      expect(are('hidden')).toBe(true);
      expect(context().compared).toBeNull();
      await expect.poll(() => isIn({ place: { changes: { edition: 'ready' } } })).toBe(true);
    }
    expect(asked.filter((what) => what.startsWith('charts'))).toEqual([
      'charts of tabs before this site',
      'charts of session before this site',
      'charts of tabs before this site',
      'charts of tabs before one',
      'charts of tabs before this site',
    ]);
  });

  it('says why two charts cannot be laid out', async () => {
    const { review, context, isIn } = openReview();
    review.send({ type: 'place.reached', place: { page: 'changes' } });
    review.send({ type: 'charts.toggled', flow: 'broken' });
    await expect.poll(() => isIn({ place: { changes: { charts: 'hidden' } } })).toBe(true);
    expect(context()).toMatchObject({ compared: null, fault: 'No room' });
    review.send({ type: 'charts.toggled', flow: 'tabs' });
    expect(context().fault).toBeNull();
  });

  it('lists no versions on the static site', async () => {
    const { review, context, isIn } = openReview({ versions: null });
    review.send({ type: 'place.reached', place: { page: 'changes' } });
    await expect.poll(() => isIn({ place: { changes: { versions: 'unknown' } } })).toBe(true);
    expect(context()).toMatchObject({ versions: [], fault: null });
  });
});

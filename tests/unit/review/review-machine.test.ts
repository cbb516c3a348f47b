import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Path, Step } from '../../../src/review/play/flow';
import type { Saving } from '../../../src/review/site/hand-out';
import { reviewMachine } from '../../../src/review/site/review.machine';
import type { Drawing, FoundPlace } from '../../../src/review/site/review.types';
import type { WalkReport } from '../../../src/review/site/data/walk-report';

const steps: readonly Step[] = [{ tick: 1 }, { tick: 2 }, { tick: 3 }];
const path: Path = { input: 'default', steps };
const at = (flow: string, more: Partial<Extract<FoundPlace, { page: 'flow' }>> = {}) =>
  ({
    type: 'place.reached',
    place: {
      page: 'flow',
      flow,
      panel: 'walk',
      path: { input: 'default', steps: [] },
      heat: 'off',
      selected: null,
      ...more,
    },
  }) as const;

/** The review with everything outside of it stood in for. */
function open() {
  const asked: string[] = [];
  const remembered: string[] = [];
  const shown: number[] = [];
  const clock = new SimulatedClock();
  const review = createActor(
    reviewMachine.provide({
      actors: {
        address: fromCallback(() => undefined),
        layOut: fromPromise<Drawing, { chart: string }>(({ input: { chart } }) => {
          asked.push(`layout of ${chart}`);
          const layout = { width: 1, height: 1, states: {}, branches: {} };
          return chart === 'broken'
            ? Promise.reject(new Error('No room'))
            : Promise.resolve({ chart, layout, ms: 1 });
        }),
        findPaths: fromPromise<WalkReport, { flow: string }>(({ input: { flow } }) => {
          asked.push(`paths of ${flow}`);
          return Promise.resolve({
            name: flow,
            states: {},
            branches: {},
            moments: [],
            handlers: {},
            steps: 0,
          });
        }),
        saveChart: fromPromise<string, Saving>(({ input: { flow, form, layout } }) =>
          form === 'png' || !layout
            ? Promise.reject(new Error('Too large'))
            : Promise.resolve(`${form} of ${flow} was saved.`),
        ),
        copyLink: fromPromise<string>(() => Promise.resolve('The link was copied.')),
      },
      actions: {
        showScheme: () => undefined,
        rememberScheme: (_, { scheme }) => void remembered.push(scheme),
      },
    }),
    { clock },
  );
  review.on('place.changed', ({ place }) => shown.push(place.path.steps.length));
  review.start();
  const context = () => review.getSnapshot().context;
  const isIn = (state: Parameters<ReturnType<typeof review.getSnapshot>['matches']>[0]) =>
    review.getSnapshot().matches(state);
  return { review, asked, remembered, shown, clock, context, isIn };
}

describe("the review's own chart", () => {
  it('keeps each step, and can undo the last one', () => {
    const { review, shown, context } = open();
    review.send(at('tabs'));
    for (const step of steps) review.send({ type: 'step.taken', step });
    expect(context().path.steps).toEqual(steps);
    review.send({ type: 'step.undone' });
    expect(context().path.steps).toEqual(steps.slice(0, 2));
    expect(shown).toEqual([1, 2, 3, 2]);
  });

  it('plays a path step by step, waits while paused, and stops at its end', () => {
    const { review, clock, context, isIn } = open();
    review.send(at('tabs'));
    review.send({ type: 'path.played', path });
    expect(context()).toMatchObject({ path: { steps: [] }, ahead: steps });
    clock.increment(700);
    expect(context().path.steps).toHaveLength(1);
    review.send({ type: 'playing.paused' });
    clock.increment(5000);
    expect(context().path.steps).toHaveLength(1);
    review.send({ type: 'playing.resumed' });
    clock.increment(700);
    clock.increment(700);
    expect(context().path).toEqual(path);
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
  });

  it('stops playing when the person takes a step', () => {
    const { review, clock, context } = open();
    review.send(at('tabs'));
    review.send({ type: 'path.played', path });
    review.send({ type: 'step.taken', step: { tick: 9 } });
    clock.increment(5000);
    expect(context()).toMatchObject({ path: { steps: [{ tick: 9 }] }, ahead: [] });
  });

  it('stops at once on a path without steps', () => {
    const { review, isIn } = open();
    review.send(at('tabs'));
    review.send({ type: 'path.played', path: { input: 'default', steps: [] } });
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
  });

  it('lays out a chart once, and shows an error if that fails', async () => {
    const { review, asked, context, isIn } = open();
    review.send(at('tabs'));
    await expect.poll(() => isIn({ drawing: 'settled' })).toBe(true);
    review.send(at('broken'));
    await expect.poll(() => isIn({ drawing: 'failed' })).toBe(true);
    expect(context().fault).toBe('No room');
    review.send(at('tabs'));
    expect(isIn({ drawing: 'settled' })).toBe(true);
    expect(asked).toEqual(['layout of tabs', 'layout of broken']);
  });

  it('generates paths once, only where they are shown', async () => {
    const { review, asked, isIn } = open();
    const paths = () => asked.filter((what) => what.startsWith('paths'));
    review.send(at('tabs'));
    expect(paths()).toEqual([]);
    review.send({ type: 'panel.chosen', panel: 'paths' });
    await expect.poll(() => isIn({ finding: 'settled' })).toBe(true);
    review.send({ type: 'panel.chosen', panel: 'walk' });
    review.send({ type: 'panel.chosen', panel: 'coverage' });
    expect(paths()).toEqual(['paths of tabs']);
  });

  it('reports a change of the page, but not an undone step of the same flow', () => {
    const { review } = open();
    let turned = 0;
    review.on('page.turned', () => void (turned += 1));
    review.send({ type: 'place.reached', place: { page: 'index', find: '' } });
    review.send(at('tabs'));
    review.send({ type: 'step.taken', step: { tick: 1 } });
    review.send(at('tabs'));
    expect(turned).toBe(2);
    review.send(at('session'));
    review.send({ type: 'place.refused', fault: 'No.' });
    review.send(at('session'));
    expect(turned).toBe(5);
  });

  it('marks the selected state in the address, and takes it from there', () => {
    const { review, context } = open();
    const marked: (string | null)[] = [];
    review.on('state.marked', ({ place }) => marked.push(place.selected));
    review.send(at('tabs', { selected: 'tabs.alone' }));
    expect(context().selected).toBe('tabs.alone');
    review.send({ type: 'state.selected', id: 'tabs.listening' });
    review.send({ type: 'state.selected', id: null });
    expect(marked).toEqual(['tabs.listening', null]);
  });

  it('marks what is searched for in the address, and takes it from there', () => {
    const { review, context } = open();
    const marked: string[] = [];
    review.on('search.marked', ({ find }) => marked.push(find));
    review.send({ type: 'place.reached', place: { page: 'index', find: 'card' } });
    expect(context().find).toBe('card');
    review.send({ type: 'search.changed', find: 'cards' });
    expect(context().find).toBe('cards');
    expect(marked).toEqual(['cards']);
  });

  it('says what became of a chart that is saved and of a link that is copied', async () => {
    const { review, context } = open();
    review.send(at('tabs'));
    await expect.poll(() => Object.keys(context().drawings)).toEqual(['tabs']);
    review.send({ type: 'chart.asked', form: 'mermaid', scheme: 'light' });
    await expect.poll(() => context().said).toBe('mermaid of tabs was saved.');
    review.send({ type: 'chart.asked', form: 'png', scheme: 'light' });
    await expect.poll(() => context().said).toBe('The chart could not be saved: Too large');
    review.send({ type: 'link.asked' });
    expect(context().said).toBe('');
    await expect.poll(() => context().said).toBe('The link was copied.');
    review.send(at('session'));
    expect(context().said).toBe('');
  });

  it('remembers the scheme that is chosen, but not the one it begins with', () => {
    const { review, remembered, isIn } = open();
    review.send({ type: 'scheme.recalled', scheme: 'dark' });
    expect(isIn({ scheme: 'dark' })).toBe(true);
    review.send({ type: 'scheme.chosen', scheme: 'light' });
    expect(isIn({ scheme: 'light' })).toBe(true);
    expect(remembered).toEqual(['light']);
  });

  it('says why a link is invalid, and continues from there', () => {
    const { review, context, isIn } = open();
    review.send({ type: 'place.refused', fault: 'Step 1 of the link cannot be read.' });
    expect(isIn({ place: 'refused' })).toBe(true);
    expect(context().fault).toBe('Step 1 of the link cannot be read.');
    review.send({ type: 'place.reached', place: { page: 'index', find: '' } });
    expect(isIn({ place: 'index' })).toBe(true);
    expect(context().fault).toBeNull();
  });
});

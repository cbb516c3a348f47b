import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Version } from '../../../src/review/model/versions';
import type { Path, Step } from '../../../src/review/play/flow';
import type { NamedEdition, Side } from '../../../src/review/site/data/editions';
import type { Saving } from '../../../src/review/site/hand-out';
import type { Saved, Saving as SavingReview } from '../../../src/review/site/provide-reviews';
import type { ReadEdition } from '../../../src/review/site/provide-versions';
import type { Reviews, StoredReview } from '../../../src/review/sign-off/flow-review';
import { reviewMachine } from '../../../src/review/site/review.machine';
import type { WayInput } from '../../../src/review/site/review.setup';
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
      stops: [],
      embed: false,
      ...more,
    },
  }) as const;

const noted: StoredReview = {
  version: '2',
  review: { notes: [{ id: '1', at: null, text: 'Why?', by: 'Ada', on: '2026-11-26' }], signOff: null },
};
const version: Version = { commit: 'c1', name: 'one', on: '2026-11-26' };
const edition: NamedEdition = {
  name: 'one',
  commit: 'c1',
  edition: { charts: [], messages: {} },
  unread: [],
};
const writable: Reviews = { writable: true, flows: { tabs: { ...noted, version: '1' } } };

/**
 * The review with everything outside of it stood in for.
 *
 * @param reviews what is loaded, one after the other
 * @param saves whether a change can be saved
 * @param versions what is listed; `null` if there is no list
 */
function open({
  reviews = [writable],
  saves = true,
  versions = [version],
}: { reviews?: Reviews[]; saves?: boolean; versions?: readonly Version[] | null } = {}) {
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
        findWay: fromPromise<readonly Step[] | null, WayInput>(({ input: { to } }) =>
          to === 'tabs.broken'
            ? Promise.reject(new Error('No such state'))
            : Promise.resolve(to === 'tabs.alone' ? steps : null),
        ),
        listVersions: fromPromise<readonly Version[]>(() =>
          versions ? Promise.resolve(versions) : Promise.reject(new Error('No list')),
        ),
        readVersion: fromPromise<ReadEdition, { side: Side; version: Version }>(
          ({ input: { side, version: wanted } }) => {
            asked.push(`version ${wanted.name}`);
            return wanted.name === 'broken'
              ? Promise.reject(new Error('No such commit'))
              : Promise.resolve({ side, edition });
          },
        ),
        loadReviews: fromPromise<Reviews>(() => {
          const next = reviews.shift();
          return next ? Promise.resolve(next) : Promise.reject(new Error('No answer.'));
        }),
        saveReview: fromPromise<Saved, SavingReview>(({ input: { flow, change, stored } }) => {
          asked.push(`saving of ${flow}: ${change.kind} over '${stored?.version ?? ''}'`);
          return saves ? Promise.resolve({ flow, stored: noted }) : Promise.reject(new Error('It was changed.'));
        }),
      },
      actions: {
        showScheme: () => undefined,
        rememberScheme: (_, { scheme }) => void remembered.push(scheme),
        rememberReviewer: (_, { name }) => void remembered.push(name),
      },
      guards: { stopsNext: ({ context: { ahead, stops } }) => stops.includes(JSON.stringify(ahead[0])) },
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

  it('pauses a path that is played at a breakpoint, and goes on from there', () => {
    const { review, clock, context, isIn } = open();
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
    const { review, clock, context, isIn } = open();
    review.send(at('tabs'));
    review.send({ type: 'step.taken', step: { tick: 9 } });
    review.send({ type: 'way.asked', to: 'tabs.alone' });
    await expect.poll(() => isIn({ place: { flow: 'playing' } })).toBe(true);
    for (const _ of steps) clock.increment(700);
    expect(context().path.steps).toEqual([{ tick: 9 }, ...steps]);
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
  });

  it('says why it cannot run to a state, until another is selected', async () => {
    const { review, context, isIn } = open();
    review.send(at('tabs'));
    review.send({ type: 'way.asked', to: 'tabs.listening' });
    await expect.poll(() => context().noWay).toMatch(/leads there from here/u);
    review.send({ type: 'way.asked', to: 'tabs.broken' });
    expect(context().noWay).toBe('');
    await expect.poll(() => context().noWay).toBe('The way could not be looked for: No such state');
    expect(isIn({ place: { flow: 'resting' } })).toBe(true);
    review.send({ type: 'state.selected', id: 'tabs.alone' });
    expect(context().noWay).toBe('');
  });

  it('saves a note, shows it, and has an empty form again', async () => {
    const { review, asked, remembered, context, isIn } = open();
    review.send({ type: 'reviewer.recalled', name: 'Ada' });
    expect(context().reviewer).toBe('Ada');
    review.send({ type: 'reviewer.named', name: 'Ben' });
    expect(remembered).toEqual(['Ben']);
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    review.send({ type: 'note.typed', note: { at: 'tabs.alone', text: 'Why?' } });
    const change = { kind: 'note', at: 'tabs.alone', text: 'Why?', by: 'Ben' } as const;
    review.send({ type: 'review.changed', flow: 'tabs', change });
    // A second press while it is being saved changes nothing.
    review.send({ type: 'review.changed', flow: 'tabs', change });
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    expect(asked).toEqual(["saving of tabs: note over '1'"]);
    expect(context()).toMatchObject({ note: { at: 'tabs.alone', text: '' }, change: null });
    expect(context().reviews?.flows).toEqual({ tabs: noted });
  });

  it('keeps what was typed when it could not be saved, and loads again', async () => {
    const { review, context, isIn } = open({ reviews: [writable, writable], saves: false });
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    review.send({ type: 'note.typed', note: { at: null, text: 'Why?' } });
    const change = { kind: 'note', at: null, text: 'Why?', by: 'Ada' } as const;
    review.send({ type: 'review.changed', flow: 'tabs', change });
    await expect.poll(() => isIn({ reviewing: 'refused' })).toBe(true);
    expect(context()).toMatchObject({ reviewFault: 'It was changed.', note: { text: 'Why?' } });
    review.send({ type: 'review.changed', flow: 'tabs', change });
    expect(context().reviewFault).toBe('');
    await expect.poll(() => isIn({ reviewing: 'refused' })).toBe(true);
    review.send({ type: 'reviews.reloaded' });
    await expect.poll(() => isIn({ reviewing: 'ready' })).toBe(true);
    expect(context()).toMatchObject({ reviewFault: '', note: { text: 'Why?' } });
  });

  it('changes nothing on the static site, and tries again where nothing could be read', async () => {
    const { review, context, isIn } = open({ reviews: [{ ...writable, writable: false }] });
    await expect.poll(() => isIn({ reviewing: 'readOnly' })).toBe(true);
    review.send({ type: 'review.changed', flow: 'tabs', change: { kind: 'signOff', by: 'Ada' } });
    expect(isIn({ reviewing: 'readOnly' })).toBe(true);

    const reviews: Reviews[] = [];
    const without = open({ reviews });
    await expect.poll(() => without.isIn({ reviewing: 'unavailable' })).toBe(true);
    expect(without.context().reviewFault).toBe('No answer.');
    reviews.push(writable);
    without.review.send({ type: 'reviews.reloaded' });
    await expect.poll(() => without.isIn({ reviewing: 'ready' })).toBe(true);
    expect(context().reviews?.writable).toBe(false);
  });

  it('compares versions, and says why one cannot be read', async () => {
    const { review, asked, context, isIn } = open();
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

  it('lists no versions on the static site', async () => {
    const { review, context, isIn } = open({ versions: null });
    review.send({ type: 'place.reached', place: { page: 'changes' } });
    await expect.poll(() => isIn({ place: { changes: { versions: 'unknown' } } })).toBe(true);
    expect(context()).toMatchObject({ versions: [], fault: null });
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

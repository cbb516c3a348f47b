import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../../src/review/model/chart';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { implementationsOf } from '../../../src/review/play/prepare';
import { sourceOf } from '../../support/charts/machine-file';
import { provisionFiles } from '../../support/charts/provision-files';
import { patience } from '../../support/races/runs';
import { ITSELF, sentByChart, sentEvents, type Sent } from '../../support/charts/sent-events';
import { parentEvents, personEvents, unsentEvents } from './person-events';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => join(folder, name))
    .sort();

/** Files that only the review uses, where views get events that nobody sends. */
const ofReview = /\.(?:flow|views|scripts)\.tsx?$/u;

const callbacks = [...provisionFiles(), join('src', 'main.tsx')];
const views = ['features', 'app', 'ui']
  .flatMap((folder) => filesBelow(join('src', folder)))
  .filter((file) => !callbacks.includes(file) && !ofReview.test(file));

const charts = Object.entries<Flow>(flows).map(([name, flow]) => ({
  name,
  chart: chartOf(flow.machine),
  runs: Object.entries(implementationsOf(flow.provided).actors).map(([src, logic]) => ({
    src,
    flow: (logic as unknown as { readonly id?: string }).id,
  })),
}));

const heardBy = new Map(
  charts.map(({ name, chart }): [string, ReadonlySet<string>] => [
    name,
    new Set(
      chart.branches
        .filter(({ trigger }) => trigger.kind === 'event' && !trigger.name.startsWith('xstate.'))
        .map(({ trigger }) => trigger.name),
    ),
  ]),
);

type Heard = { readonly flow: string; readonly event: string };
type Sending = Heard & { readonly down: boolean };

/**
 * The events between charts: from a parent to its children, from a child to every chart that runs it, and to itself.
 */
const betweenCharts: readonly Sending[] = charts.flatMap(({ name, chart, runs }) => {
  const invokes = chart.states.flatMap((state) => state.invokes);
  return sentByChart(sourceOf(name)).flatMap(({ to, event }): Sending[] => {
    if (to === ITSELF) return [{ flow: name, event, down: false }];
    const parents = charts.filter((parent) => parent.runs.some(({ flow }) => flow === name));
    if (to === null) return parents.map((parent) => ({ flow: parent.name, event, down: false }));
    const srcs = invokes.filter(({ id }) => to === '*' || id === to).map(({ src }) => src);
    return runs.flatMap(({ src, flow }) => (srcs.includes(src) && flow ? [{ flow, event, down: true }] : []));
  });
});

const inOrder = (events: readonly Heard[]): Readonly<Record<string, readonly string[]>> => {
  const found = new Map<string, Set<string>>();
  for (const { flow, event } of events) found.set(flow, (found.get(flow) ?? new Set()).add(event));
  return Object.fromEntries([...found].map(([flow, names]) => [flow, [...names].sort()]));
};

describe('an event', () => {
  let sent: readonly Sent[];
  let byViews: readonly Heard[];

  beforeAll(() => {
    sent = sentEvents([...views, ...callbacks]);
    byViews = sent.flatMap(({ flow, event, file }) =>
      flow && views.includes(file) ? [{ flow, event }] : [],
    );
  }, patience);

  it('that a view sends belongs to a chart', () => {
    const nobodys = sent.filter(({ flow, file }) => flow === null && views.includes(file));
    expect(nobodys).toEqual([]);
    expect(byViews.length).toBeGreaterThan(100);
  });

  it('that a view sends is handled in some state of its chart', () => {
    expect(byViews.filter(({ flow, event }) => !heardBy.get(flow)?.has(event))).toEqual([]);
  });

  it('that a person can send is listed by its chart', () => {
    expect(inOrder(byViews)).toEqual(personEvents);
  });

  it('that a parent passes on is listed by the chart that it invokes', () => {
    expect(inOrder(betweenCharts.filter(({ down }) => down))).toEqual(parentEvents);
  });

  it('that a chart handles is sent by a view, a provision, its parent, its child or itself', () => {
    // An event from a callback to its parent counts for every chart that handles it.
    const told = new Set(sent.filter(({ upward }) => upward).map(({ event }) => event));
    const known = new Set([...sent, ...betweenCharts].map(({ flow, event }) => `${String(flow)} ${event}`));
    const unsent = [...heardBy].flatMap(([flow, events]) =>
      [...events]
        .filter((event) => !known.has(`${flow} ${event}`) && !told.has(event))
        .map((event) => ({ flow, event })),
    );
    expect(inOrder(unsent)).toEqual(unsentEvents);
  });
});

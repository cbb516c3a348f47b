import { describe, expect, it } from 'vitest';
import { findPath, follow, pathOf } from '../../src/review/live/find-path';
import type { LiveMessage } from '../../src/recording/message';
import { createSerialiser } from '../../src/recording/serialise';
import { tracksOf, type Track } from '../../src/review/live/tracks';
import type { Flow, Path } from '../../src/review/play/flow';
import { flows } from '../../src/review/flows';
import { startRig } from '../../src/review/play/rig';
import { walk } from '../../src/review/play/walker';

const flowNamed = (name: string): Flow => (flows as unknown as Record<string, Flow>)[name] as Flow;

/** The recording of a flow that a person walks through. */
function recorded(flow: Flow, path: Path): LiveMessage[] {
  const messages: LiveMessage[] = [];
  let now = () => 0;
  const serialise = createSerialiser({ page: 1, now: () => now() });
  const input: unknown = flow.fixtures.inputs[path.input];
  const rig = startRig(flow, input, { inspect: (event) => messages.push(...serialise(event)) });
  now = () => rig.clock.now();
  for (const step of path.steps) rig.play(step);
  return messages;
}

const trackOf = (flow: Flow, path: Path): Track => {
  const [track] = tracksOf(recorded(flow, path), { [flow.machine.id]: flow });
  if (!track) throw new Error('There is no track');
  return track;
};

const found = (flow: Flow, track: Track) => {
  const finding = findPath(flow, track);
  if ('problem' in finding) throw new Error(finding.problem);
  return finding.path;
};

/** The deepest of the walked paths, and some on the way there. */
const samples = (flow: Flow, count: number): Path[] => {
  const { states } = walk(flow);
  const stride = Math.max(1, Math.floor(states.length / count));
  return states.filter((_, index) => index % stride === 0 || index === states.length - 1);
};

const small = [
  ...['form-submission', 'contact', 'card-entry', 'session', 'card-removal', 'subscription-cancel'],
  ...['bot-check', 'tabs', 'logout', 'resource', 'app', 'services', 'change-password', 'form-press'],
];

describe('a recording replays', () => {
  it.each(small)('%s: reaches the same states by the same branches', (name) => {
    const flow = flowNamed(name);
    const paths = samples(flow, 8);
    for (const path of paths) {
      const track = trackOf(flow, path);
      const replayed = found(flow, track);
      expect(follow(flow, replayed)).toEqual(replayed);
      const again = trackOf(flow, pathOf(replayed));
      const seen = ({ steps }: Track) => steps.map(({ branches, places }) => ({ branches, places }));
      expect(seen(again)).toEqual(seen(track));
    }
    expect(paths.length).toBeGreaterThan(2);
  });

  const path: Path = {
    input: 'adding',
    steps: [
      { settle: 'cardEntry/loadProvider', with: 'loaded' },
      { to: 'cardEntry', event: { type: 'cardholder.changed', name: 'Aoife Byrne' } as { type: string } },
    ],
  };
  const cardAdd = flowNamed('card-add');

  it('takes another sample if the first leads elsewhere', () => {
    const submitted = { type: 'card.submitted', nickname: 'x', key: 'press-2' };
    const track = trackOf(cardAdd, { ...path, steps: [...path.steps, { to: '', event: submitted }] });
    expect(found(cardAdd, track).steps.at(-1)?.play).toEqual([{ to: '', event: submitted }]);
  });

  it('names what the fixtures lack', () => {
    const track = trackOf(cardAdd, path);
    const [start, loaded, typed] = track.steps;
    if (!start || !loaded || !typed) throw new Error('The track is shorter');
    const with_ = (step: typeof typed): Track => ({ ...track, steps: [start, loaded, step] });
    const problem = (step: typeof typed) => {
      const finding = findPath(cardAdd, with_(step));
      return 'problem' in finding ? finding.problem : null;
    };
    expect(
      problem({ ...typed, cause: { kind: 'event', to: '', event: { type: 'taxi.called', to: '‹string›' } } }),
    ).toBe(
      "'card-add' cannot be replayed: at step 3 of 3 (the event 'taxi.called'), the fixtures have no 'taxi.called' event.",
    );
    expect(
      problem({
        ...typed,
        cause: {
          kind: 'end',
          of: 'cardEntry',
          src: 'cardEntry',
          rejected: false,
          output: { kind: 'token' },
        },
      }),
    ).toContain("the fixtures have no outcome of 'cardEntry' that ends as 'token'.");
    expect(problem({ ...typed, branches: ['card-add | elsewhere | 0'] })).toContain(
      'the app took card-add | elsewhere | 0, and the fixtures lead to card-entry',
    );
    expect(problem({ ...typed, cause: { kind: 'other', type: '‹event›' } })).toContain('‹event›');
  });
});

describe('tracks', () => {
  it('contain each actor of a flow once, with its child charts', () => {
    const contact = flowNamed('contact');
    const messages = recorded(contact, { input: 'embedded', steps: [] });
    const tracks = tracksOf(messages, flows as unknown as Record<string, Flow>);
    expect(tracks.map(({ name }) => name)).toEqual(['contact']);
    const twice = [...messages, ...messages.map((message) => ({ ...message, page: 2 }))];
    expect(tracksOf(twice, { contact }).map(({ name }) => name)).toEqual(['contact', 'contact 2']);
  });

  it('keep the last states of the charts when the screen is removed', () => {
    const contact = flowNamed('contact');
    const messages: LiveMessage[] = [];
    const serialise = createSerialiser({ page: 1, now: () => 0 });
    const input: unknown = contact.fixtures.inputs['embedded'];
    const rig = startRig(contact, input, { inspect: (event) => messages.push(...serialise(event)) });
    const before = tracksOf(messages, { contact })[0]?.steps;
    (rig.live()[0]?.ref as { stop(): void } | undefined)?.stop();
    expect(messages.some((message) => message.kind === 'step' && message.event.type === 'xstate.stop')).toBe(
      true,
    );
    expect(tracksOf(messages, { contact })[0]?.steps).toEqual(before);
    expect(Object.keys(before?.at(-1)?.places ?? {})).toEqual(['', 'form']);
  });

  describe('are ordered', () => {
    const told = { page: 1, at: 0 } as const;
    const made = (order: number, actor: number, parent: number | null, machine: string): LiveMessage => {
      const name = parent === null ? '' : 'form';
      return { ...told, kind: 'actor', order, actor, parent, id: name, src: name, machine, input: {} };
    };
    const step = (
      actor: number,
      [order, ended]: readonly [number, number],
      type: string,
      branches: readonly string[] = [],
      from: number | null = null,
    ): LiveMessage => ({
      ...told,
      kind: 'step',
      order,
      ended,
      actor,
      from,
      event: { type },
      branches,
      value: 'a',
      tags: [],
      status: type === 'xstate.stop' ? 'stopped' : 'active',
      context: {},
    });
    const begun = [
      ...[made(1, 1, null, 'contact'), made(2, 2, 1, 'form-submission')],
      ...[step(1, [3, 6], 'xstate.init'), step(2, [4, 5], 'xstate.init', [], 1)],
    ];
    const seen = (messages: readonly LiveMessage[]) =>
      tracksOf([...begun, ...messages], { contact: flowNamed('contact') }).flatMap(({ steps }) =>
        steps.map(({ cause, branches, places }) => [cause.kind, branches.join(), Object.keys(places).join()]),
      );
    const start = ['start', '', ',form'];

    it('events that a view sends during a transition come after it', () => {
      const sent = step(1, [10, 20], 'message.begun', ['x']);
      const edited = step(2, [12, 13], 'form.edited', ['y']);
      expect(seen([edited, sent])).toEqual([start, ['event', 'x', ',form'], ['event', 'y', ',form']]);
      // It is dropped if the chart has ended by then.
      expect(seen([edited, step(2, [15, 15], 'xstate.stop'), sent])).toEqual([start, ['event', 'x', '']]);
    });

    it('an actor that strict mode restarts continues in its state', () => {
      const again = [
        ...[step(2, [10, 10], 'xstate.stop'), step(1, [11, 11], 'xstate.stop')],
        ...[step(1, [12, 17], 'xstate.init'), step(2, [13, 14], 'xstate.init', [], 1)],
        step(1, [15, 16], 'xstate.snapshot.form', ['z'], 2),
      ];
      expect(seen(again)).toEqual([start]);
      expect(seen([...again, step(1, [20, 21], 'message.begun', ['x'])])).toEqual([
        start,
        ['event', 'x', ',form'],
      ]);
    });
  });
});

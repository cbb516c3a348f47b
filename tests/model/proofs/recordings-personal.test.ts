import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { createRecorder } from '../../../src/recording/recorder';
import { flows } from '../../../src/review/flows';
import { enabledSteps } from '../../../src/review/play/enabled-steps';
import type { Flow } from '../../../src/review/play/flow';
import { startRig } from '../../../src/review/play/rig';
import { holds, isBroken, patience } from '../../support/races/runs';

const all: Readonly<Record<string, Flow>> = flows;

/** A word of the code, such as a kind, a state or a name of a list. Everything else may be somebody's. */
const CODED = /^$|^[a-z][a-zA-Z._-]*$/u;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What a person types or is answered in a flow and the flows that it runs. */
const personalIn = ({ fixtures, children = {} }: Flow): readonly string[] => [
  ...textsIn([fixtures.inputs, fixtures.events, fixtures.outcomes]).filter((text) => !CODED.test(text)),
  ...Object.values(children).flatMap(personalIn),
];

/** Gives a text of somebody away. */
type Planted = (event: InspectionEvent, personal: string) => InspectionEvent;

type Session = { readonly name: string; readonly draws: readonly number[] };

/** Texts of persons in the recording of a session. */
function leaksOf({ name, draws }: Session, planted?: Planted) {
  const flow = all[name];
  if (!flow) throw new Error(`There is no flow '${name}'`);
  const recorder = createRecorder();
  const [somebody = ''] = personalIn(flow);
  const inputs = Object.values(flow.fixtures.inputs as Readonly<Record<string, unknown>>);
  const [first = 0, ...rest] = draws;
  let now = () => 0;
  const rig = startRig(flow, inputs[first % inputs.length] as never, {
    inspect: (event) => recorder.observe(planted ? planted(event, somebody) : event, now()),
  });
  now = () => rig.clock.now();
  for (const draw of rest) {
    const steps = enabledSteps(rig);
    const step = steps[draw % steps.length];
    if (step) rig.play(step);
  }
  const { text } = recorder.read(rig.clock.now());
  const found = [...new Set(personalIn(flow))].filter((personal) => text.includes(JSON.stringify(personal)));
  return found.map((personal) => `${flow.machine.id}: ${personal}`);
}

const sessions: fc.Arbitrary<Session> = fc.record({
  name: fc.constantFrom(...Object.keys(all)),
  draws: fc.array(fc.nat(1000), { minLength: 1, maxLength: 25 }),
});

const nothingPersonal = (planted?: Planted) =>
  fc.asyncProperty(sessions, (session) => {
    expect(leaksOf(session, planted)).toEqual([]);
    return Promise.resolve();
  });

it(
  'D2.extensionGroups.support: a recording holds nothing that a person typed or was answered',
  async () => {
    expect.hasAssertions();
    await holds('recordings', nothingPersonal() as fc.IAsyncProperty<unknown>);
  },
  patience,
);

it('a chart that is called by what somebody typed would be found', async () => {
  const disguised = new WeakMap<object, object>();
  const named: Planted = (event, id) => {
    const ref = event.actorRef as { readonly logic?: object };
    if (!ref.logic || !('root' in ref.logic)) return event;
    const logic: object = Object.assign(Object.create(ref.logic) as object, { id });
    const other = disguised.get(ref) ?? (Object.create(ref, { logic: { value: logic } }) as object);
    disguised.set(ref, other);
    return { ...event, actorRef: other } as InspectionEvent;
  };
  expect(await isBroken(nothingPersonal(named) as fc.IAsyncProperty<unknown>)).toBe(true);
});

import {
  createActor,
  type Actor,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import {
  selectHasFailed,
  selectIsCompleted,
  selectIsSubmitting,
  selectWasNotDone,
} from '../../../machines/session/form-submission/form-submission.selectors';
import type { FormValues } from '../../../machines/session/form-submission/form-submission.types';
import { FlowClock } from '../../../src/review/play/flow-clock';
import type { Person } from './server';
import type { RaceTab } from './tab';

/**
 * The state of a screen: ready for a new press, waiting, unsure about the outcome of the last press, done, or asking
 * something else first.
 */
export type Standing = 'open' | 'busy' | 'unknown' | 'done' | 'asking';

/** The screen of a write. */
export type RaceScreen = {
  /** None if the write is pressed in the app's frame. */
  readonly actor?: AnyActorRef;
  readonly clock?: FlowClock;
  /** Sends the write; `key` is generated for the press. */
  readonly press: (key: string) => void;
  readonly standing: () => Standing;
  /** Whether it says that the press had no effect. */
  readonly denies: () => boolean;
};

/** The place where a screen is opened. */
export type Desk = {
  readonly tab: RaceTab;
  readonly person: Person | null;
  /** Whether the server honours Idempotency-Key. */
  readonly repeatable: boolean;
  readonly planted?: Planted;
};

/** Makes a chart defective. */
export type Planted = (chart: AnyStateMachine, desk: Desk) => AnyStateMachine;

type Form = ActorRefFrom<typeof formSubmissionMachine>;

/** Starts the chart of a screen with its own clock. */
export function startChart<Chart extends AnyStateMachine>(
  desk: Desk,
  chart: Chart,
  input: InputFrom<Chart>,
): { readonly actor: Actor<Chart>; readonly clock: FlowClock } {
  const clock = new FlowClock();
  const played = desk.planted?.(chart, desk) ?? chart;
  const options = { ...desk.tab.actorOptions, clock, input };
  const actor = createActor(played, options as never) as unknown as Actor<Chart>;
  actor.start();
  return { actor, clock };
}

/** The state of a form; one that no longer exists is done. */
export const standingOfForm = (form: Form | undefined): Standing => {
  const snapshot = form?.getSnapshot();
  if (!snapshot || selectIsCompleted(snapshot)) return 'done';
  if (selectIsSubmitting(snapshot)) return 'busy';
  return selectHasFailed(snapshot) ? 'unknown' : 'open';
};

type FormScreen<Chart extends AnyStateMachine> = {
  readonly chart: Chart;
  readonly input?: InputFrom<Chart>;
  /** The form in the screen. */
  readonly form: (snapshot: SnapshotFrom<Chart>) => Form | undefined;
  readonly values: FormValues;
  /** The person's actions before there is a form. */
  readonly begin?: (actor: Actor<Chart>) => void;
  /** The state of the screen without a form; by default it is done. */
  readonly without?: (snapshot: SnapshotFrom<Chart>) => Standing;
};

/** A screen whose press submits a form. */
export function formScreen<Chart extends AnyStateMachine>(
  desk: Desk,
  { chart, input, form, values, begin, without = () => 'done' }: FormScreen<Chart>,
): RaceScreen {
  const { actor, clock } = startChart(desk, chart, input as InputFrom<Chart>);
  begin?.(actor);
  const current = () => form(actor.getSnapshot());
  return {
    actor,
    clock,
    press: (key) => current()?.send({ type: 'form.submitted', values, key }),
    denies: () => {
      const snapshot = current()?.getSnapshot();
      return snapshot !== undefined && (snapshot.matches('refused') || selectWasNotDone(snapshot));
    },
    standing: () => (current() ? standingOfForm(current()) : without(actor.getSnapshot())),
  };
}

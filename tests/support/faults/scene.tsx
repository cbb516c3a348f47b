import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import { selectFieldErrors } from '../../../machines/session/form-submission/form-submission.selectors';
import { SubmissionNotice } from '../../../src/features/shared/forms/submission-notice';
import type { FaultCall } from '../../../src/review/faults/call';
import { CUSTOMER } from './people';
import type { World } from './world';

/** A person's action that makes a call, and its visible result. */
export type Scene = {
  /** The action, and its repetition; Retry if the screen offers that. */
  readonly press: () => void;
  /** The part of the screen that reports the result. */
  readonly said: () => ReactNode;
  /** The messages at fields. */
  readonly atFields: () => Readonly<Record<string, string>>;
  /** Whether it has worked and the screen has moved on. */
  readonly isDone: () => boolean;
  readonly isBusy: () => boolean;
  /** Whether the input is still there. */
  readonly keeps: () => boolean;
  /** Its effect on the server, once; `null` if it has none. */
  readonly effect: string | null;
  readonly close: () => void;
  /** Abandons it, if the person can. The screen behind must then show the server's data. */
  readonly leave?: () => void;
};

/** Makes a call. A scene that begins before the app does starts it with its first press. */
export type Opening = {
  readonly beforeStart?: boolean;
  readonly open: (world: World, call: FaultCall) => Scene | Promise<Scene>;
};

export const nothing = () => undefined;

/** The defaults of a scene without a form. */
export const plain = {
  atFields: () => ({}),
  keeps: () => true,
  effect: null,
  close: nothing,
} satisfies Partial<Scene>;

export const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot =>
  actor.getSnapshot() as AnyMachineSnapshot;

type FormActor = ActorRefFrom<typeof formSubmissionMachine>;
const formOf = (owner: AnyActorRef): FormActor | undefined =>
  (snapshotOf(owner).children as Readonly<Record<string, AnyActorRef | undefined>>)['form'] as
    FormActor | undefined;

type FormScene = Pick<Scene, 'isDone' | 'keeps' | 'leave'> & {
  readonly effect: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** How the screen presses if it does not send events to the form itself. */
  readonly press?: (key: string) => void;
};

let pressed = 0;
/** A new key for a press. */
export const nextKey = (): string => `press-${(pressed += 1)}`;

/** A dialog or section around a plain form. */
export const formScene = (owner: AnyActorRef, { values, press, ...given }: FormScene): Scene => ({
  ...given,
  press: () => {
    const key = nextKey();
    if (press) press(key);
    else formOf(owner)?.send({ type: 'form.submitted', values, key });
  },
  said: () => {
    const form = formOf(owner);
    return form && <SubmissionNotice id="notice" actor={form} refused="" />;
  },
  atFields: () => {
    const form = formOf(owner);
    return form ? selectFieldErrors(form.getSnapshot()) : {};
  },
  isBusy: () => snapshotOf(owner).status === 'active' && snapshotOf(owner).hasTag('busy'),
  close: () => {
    owner.stop();
  },
});

/** Loads one of the customer's lists, like opening Manage Payments. */
export async function readLists(world: World): Promise<void> {
  for (const name of ['cards', 'cardAccounts', 'subscriptions', 'accounts'] as const)
    world.app.system.get(name).send({ type: 'resource.requested', owner: CUSTOMER });
  await world.answered();
}

/** Whether a chart ended with this kind of output. */
export const endedAs = (actor: AnyActorRef, kind: string): boolean =>
  (snapshotOf(actor).output as { readonly kind?: string } | undefined)?.kind === kind;

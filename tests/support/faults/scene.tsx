import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import { selectFieldErrors } from '../../../machines/session/form-submission/form-submission.selectors';
import { SubmissionNotice } from '../../../src/features/shared/forms/submission-notice';
import type { FaultCall } from '../../../src/review/faults/call';
import { CUSTOMER } from './people';
import type { World } from './world';

/** What a person does to make a call, and what there is to see of it. */
export type Scene = {
  /** The action, and the same once more; Retry where that is what the screen offers. */
  readonly press: () => void;
  /** The part of the screen that tells what came of it. */
  readonly said: () => ReactNode;
  /** What stands at single fields. */
  readonly atFields: () => Readonly<Record<string, string>>;
  /** It has worked, and the screen has gone on. */
  readonly isDone: () => boolean;
  readonly isBusy: () => boolean;
  /** What was entered is still there. */
  readonly keeps: () => boolean;
  /** What it leaves at the server, once; `null` for what leaves nothing. */
  readonly effect: string | null;
  readonly close: () => void;
  /** The person gives it up, where they may; what the screen behind shows then is so. */
  readonly leave?: () => void;
};

/** Brings about a call; a scene that begins before the app does starts it with its first press. */
export type Opening = {
  readonly beforeStart?: boolean;
  readonly open: (world: World, call: FaultCall) => Scene | Promise<Scene>;
};

export const nothing = () => undefined;

/** What a scene has that shows no form. */
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
  /** How the screen presses where it does not ask the form itself. */
  readonly press?: (key: string) => void;
};

let pressed = 0;
/** A key for a press. */
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

/** Has one of the customer's lists read, as opening Manage Payments does. */
export async function readLists(world: World): Promise<void> {
  for (const name of ['cards', 'cardAccounts', 'subscriptions', 'accounts'] as const)
    world.app.system.get(name).send({ type: 'resource.requested', owner: CUSTOMER });
  await world.answered();
}

/** What a chart ended with. */
export const endedAs = (actor: AnyActorRef, kind: string): boolean =>
  (snapshotOf(actor).output as { readonly kind?: string } | undefined)?.kind === kind;

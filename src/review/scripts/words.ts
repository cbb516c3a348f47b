import { fixtures } from '../../../machines/session/form-submission/form-submission.fixtures';
import type { Bringing, Bringings, Executor, SandboxOrder, Unseen } from './executor.types';

/* Helpers to write down a person's actions and the sandbox's responses. */

/** @param within the dialog's name */
const at = (within: string | undefined) => (within === undefined ? {} : { within });

export const press = (name: string, within?: string): Executor => ({
  role: 'button',
  name,
  act: 'press',
  ...at(within),
});

export const fill = (name: string, value: string, within?: string): Executor => ({
  role: 'textbox',
  name,
  act: 'fill',
  value,
  ...at(within),
});

export const tick = (name: string): Executor => ({ role: 'checkbox', name, act: 'check' });

export const choose = (name: string, within?: string): Executor => ({
  role: 'radio',
  name,
  act: 'check',
  ...at(within),
});

/** The server, with its sandbox settings; without any it just works. */
export const server = (...sandbox: readonly SandboxOrder[]): Bringing => ({
  by: 'server',
  sandbox,
  route: null,
});

export const unavailable = (call: string): Bringing => server({ call, fault: 'unavailable' });

export const nothingToPress: Unseen = { unseen: 'Nothing is there to press.' };

export const itself: Bringing = { by: 'itself' };

/** The server's message when it refuses a form: the same as in the fixtures, with which the screens are read. */
const REFUSAL = fixtures.outcomes.submitForm.refused.resolve.messages[0] ?? '';

const ONE_ANSWER: Bringing = { unseen: 'Nothing but its own answer decides about this form.' };

/**
 * How a form ends that makes one call.
 *
 * @param path of the form's actor, with a trailing slash; '' if it is the flow itself
 */
export const endings = (path: string, call: string): Readonly<Record<string, Bringings>> => ({
  [`${path}submitForm`]: {
    accepted: server(),
    refused: server({ call, fault: 'refused', message: REFUSAL }),
    offline: unavailable(call),
  },
  [`${path}completeForm`]: { completed: itself, refused: ONE_ANSWER, offline: ONE_ANSWER },
});

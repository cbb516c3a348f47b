import type { Bringing, Executor, SandboxOrder, Unseen } from './executor.types';

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

/** What only a fault of the program brings about. */
export const programFault: Unseen = { unseen: 'Only a fault of the program ends it like this.' };

/** How a chart ends that only a fault of the program ends. */
export const crashing = { crashed: programFault } as const;

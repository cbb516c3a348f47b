import type { AnyStateMachine } from 'xstate';
import { implementationsOf } from '../../../src/review/play/prepare';

type Implementation = ((args: unknown, params: unknown) => unknown) & { readonly event?: unknown };

/** The placeholder of a `raise` is the function that returns its event. */
const isPlaceholder = (implementation: Implementation): boolean => {
  const { event } = implementation;
  const probed = typeof event === 'function' ? (event as Implementation) : implementation;
  try {
    probed({ context: {}, event: { type: 'probe' } }, {});
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith("Provide '");
  }
};

/**
 * The placeholders of a machine file, as `kind name`: every actor, and every action, guard and delay that throws like
 * machines/placeholder.ts. An invoke's `onError` would hide a remaining placeholder at run time.
 */
export function placeholdersOf(machine: AnyStateMachine): string[] {
  const { actors, actions, guards, delays } = implementationsOf(machine);
  return [
    ...Object.keys(actors).map((name) => `actor ${name}`),
    ...Object.entries({ action: actions, guard: guards, delay: delays }).flatMap(([kind, implementations]) =>
      Object.entries(implementations)
        .filter(([, implementation]) => typeof implementation === 'function' && isPlaceholder(implementation))
        .map(([name]) => `${kind} ${name}`),
    ),
  ];
}

/** The placeholders of `machine` that `provided` does not replace. */
export function unprovidedOf(machine: AnyStateMachine, provided: AnyStateMachine): string[] {
  const written = implementationsOf(machine);
  const real = implementationsOf(provided);
  return placeholdersOf(machine).filter((placeholder) => {
    const [kind = '', name = ''] = placeholder.split(' ');
    const group = `${kind}s` as keyof typeof written;
    return real[group][name] === undefined || real[group][name] === written[group][name];
  });
}

import type { Outcome } from '../../../machines/fixtures.types';
import type { Flow } from '../../../src/review/play/flow';

/** Replaces every typed password and every token of the bot check. */
export const planted = { password: 'Canary-of-a-password-9!', token: 'canary-of-a-bot-token-9' };

const isPassword = (key: string): boolean => /password$/iu.test(key);

/** A copy with the canary in place of every text under a key that names a password. */
function withCanaries<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withCanaries(one)) as T;
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      isPassword(key) && typeof one === 'string' && one !== '' ? planted.password : withCanaries(one),
    ]),
  ) as T;
}

const tokens = (outcomes: Readonly<Record<string, Outcome>>): Readonly<Record<string, Outcome>> =>
  Object.fromEntries(
    Object.entries(outcomes).map(([name, outcome]) => [
      name,
      'resolve' in outcome && typeof outcome.resolve === 'string' ? { resolve: planted.token } : outcome,
    ]),
  );

/** The flow, including its children, with canaries in place of its fixtures' secrets. */
export function withSecrets(flow: Flow): Flow {
  const outcomes = flow.fixtures.outcomes as Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  return {
    ...flow,
    fixtures: {
      ...flow.fixtures,
      inputs: withCanaries(flow.fixtures.inputs),
      events: withCanaries(flow.fixtures.events),
      outcomes: {
        ...outcomes,
        ...(outcomes['makeToken'] && { makeToken: tokens(outcomes['makeToken']) }),
      },
    },
    ...(flow.children && {
      children: Object.fromEntries(
        Object.entries(flow.children).map(([src, child]) => [src, withSecrets(child)]),
      ),
    }),
  };
}

/** The canaries that the fixtures send, including those of children. */
export function secretsSent(flow: Flow): readonly string[] {
  const text = JSON.stringify([flow.fixtures.inputs, flow.fixtures.events, flow.fixtures.outcomes]);
  const own = Object.values(planted).filter((secret) => text.includes(secret));
  return [...new Set([...own, ...Object.values(flow.children ?? {}).flatMap(secretsSent)])];
}

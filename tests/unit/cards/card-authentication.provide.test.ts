import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { fixtures } from '../../../machines/cards/card-authentication/card-authentication.fixtures';
import type { Environment } from '../../../src/app/environment/environment';
import type { ChallengeOutcome } from '../../../src/domain/cards/card-payment';
import { CHALLENGE_TIMEOUT_MS } from '../../../src/domain/limits';
import { provideCardAuthentication } from '../../../src/features/cards/card-authentication/card-authentication.provide';

const { challenged, repeated } = fixtures.inputs;

/** The bank's check with a provider that ends it so, and a server that saves the card. */
function begin(verdict: Promise<ChallengeOutcome>) {
  const runChallenge = vi.fn((_challenge: string, _signal: AbortSignal) => verdict);
  const during = vi.fn((work: () => unknown) => work());
  const confirm = vi.fn((_request: object, _signal: AbortSignal) => Promise.resolve({ kind: 'saved' }));
  const payments = { current: () => ({ runChallenge }), during };
  const environment = { adapters: { payments } } as unknown as Environment;
  const clock = new SimulatedClock();
  const actor = createActor(provideCardAuthentication(environment, confirm), { clock, input: challenged });
  actor.start();
  const ended = async () => (await waitFor(actor, ({ status }) => status === 'done')).output;
  return { runChallenge, during, confirm, clock, ended };
}

it('runs the provider’s challenge, then sends the request again; both count as a payment in progress', async () => {
  const { runChallenge, during, confirm, ended } = begin(
    Promise.resolve({ kind: 'succeeded', intentId: 'seti_1' }),
  );
  expect(await ended()).toMatchObject({ kind: 'answered', answer: { kind: 'saved' } });
  expect(runChallenge).toHaveBeenCalledExactlyOnceWith('challenge-1', expect.any(AbortSignal));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(repeated.request, expect.any(AbortSignal));
  expect(during).toHaveBeenCalledTimes(2);
});

it('aborts the provider after the timeout, and sends nothing', async () => {
  const { runChallenge, confirm, clock, ended } = begin(new Promise(() => undefined));
  clock.increment(CHALLENGE_TIMEOUT_MS);
  expect(await ended()).toEqual({ kind: 'failed', failure: { kind: 'timedOut' } });
  expect(runChallenge.mock.calls[0]?.[1].aborted).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

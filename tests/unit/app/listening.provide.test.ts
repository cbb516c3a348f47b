import { describe, expect, it, vi } from 'vitest';
import { createActor, type AnyActorRef, type AnyStateMachine, type Subscription } from 'xstate';
import { provideAccountSwitches } from '../../../src/features/profiles/account-switches/account-switches.provide';
import { botToken } from '../../../src/features/session/bot-check/bot-check.provide';
import type { Environment } from '../../../src/app/environment/environment';
import { provideExpiringCards } from '../../../src/features/cards/expiring-cards/expiring-cards.provide';
import { provideSettings } from '../../../src/features/settings/settings/settings.provide';
import { actorOf } from '../../support/system/provide/one-actor';
import type { Name } from '../../support/system/provide/telling';
import { enterWorld, niamh } from '../../support/system/provide/wizard-world';

/** @returns how many listen to an app-wide actor of those that begin from now on */
function listenersOf({ app }: Environment, name: Name): () => number {
  const actor = app().system.get(name) as AnyActorRef;
  let count = 0;
  for (const way of ['subscribe', 'on'] as const) {
    const listen = actor[way].bind(actor) as (...args: unknown[]) => Subscription;
    vi.spyOn(actor, way).mockImplementation((...args: unknown[]) => {
      const subscription = listen(...args);
      count += 1;
      return {
        unsubscribe: () => {
          count -= 1;
          subscription.unsubscribe();
        },
      };
    });
  }
  return () => count;
}

describe('a subscription to an app-wide actor', () => {
  it.each([
    ['cardAccounts', provideAccountSwitches, 'accountsReading'],
    ['cards', provideExpiringCards, 'watchApp'],
    ['subscriptions', provideExpiringCards, 'watchApp'],
    ['cardAccounts', provideExpiringCards, 'watchApp'],
    ['session', provideExpiringCards, 'watchApp'],
    ['session', provideSettings, 'sessionRecovery'],
  ] as const)('ends when no one waits any more: %s', async (name, provide, src) => {
    const { environment } = await enterWorld({ user: niamh });
    const listeners = listenersOf(environment, name);
    const logic = actorOf(provide(environment) as AnyStateMachine, src);
    const actor = createActor(logic, { input: { customer: niamh.uuid } }).start();
    expect(listeners()).toBe(1);
    actor.stop();
    expect(listeners()).toBe(0);
  });

  it('ends when the actor has answered: botCheck', async () => {
    const { environment } = await enterWorld();
    const listeners = listenersOf(environment, 'botCheck');
    const token = botToken(environment, 'register');
    expect(listeners()).toBeGreaterThan(0);
    await token;
    expect(listeners()).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup, type AnyEventObject, type CallbackActorLogic } from 'xstate';
import type { CardSearch } from '../../../machines/cards/expiring-cards/expiring-cards.types';
import { selectIsLoading } from '../../../machines/app/resource/resource.selectors';
import { EXPIRING_NOTICE_CHECKBOX_TRIES } from '../../../src/domain/limits';
import { provideExpiringCards } from '../../../src/features/cards/expiring-cards/expiring-cards.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { old, premium, storage } from '../../support/system/provide/expiring-world';
import { actorOf, answerOf, guardOf } from '../../support/system/provide/one-actor';
import { actingNowhere, enterWorld, niamh } from '../../support/system/provide/wizard-world';

const customer = niamh.uuid;
const watched = ['cards', 'subscriptions', 'cardAccounts'] as const;

beforeEach(() => void vi.stubGlobal('localStorage', storage()));
afterEach(() => void vi.unstubAllGlobals());

/** The check of a customer one of whose cards has expired, and what its chart is told. */
async function enter() {
  const reads = {
    [`/api/user/${customer}/cards/view`]: [old],
    [`/api/user/${customer}/cards/premium`]: [premium],
  };
  const world = await enterWorld({ user: niamh, reads });
  const { system } = world.app;
  const machine = provideExpiringCards(world.environment);
  const load = async (names: readonly (typeof watched)[number][] = watched) => {
    const lists = names.map((name) => system.get(name));
    for (const list of lists) list.send({ type: 'resource.requested', owner: customer });
    await vi.waitFor(() => expect(lists.some((list) => selectIsLoading(list.getSnapshot()))).toBe(false));
  };
  const find = (of = customer) => answerOf(machine, 'findCards', { customer: of }) as Promise<CardSearch>;
  const listening = vi.spyOn(system.get('session'), 'on');
  const told: string[] = [];
  const watch = () => {
    const watchApp = actorOf(machine, 'watchApp') as CallbackActorLogic<AnyEventObject>;
    const parent = setup({ actors: { watchApp } }).createMachine({
      invoke: { src: 'watchApp' },
      on: { '*': { actions: ({ event }) => told.push(event.type) } },
    });
    createActor(parent).start();
  };
  const does = (action: string, params: object) => {
    const self = { ...actingNowhere.self, send: ({ type }: AnyEventObject) => told.push(type) };
    implementationsOf(machine).actions[action]?.({ ...actingNowhere, self }, params);
  };
  return { ...world, machine, load, find, listening, told, watch, does };
}

it('a changed list is reported', async () => {
  const { told, watch, load } = await enter();
  watch();
  await load();
  expect([...new Set(told)]).toEqual(['lists.changed']);
});

describe('the cards that have expired or will soon', () => {
  it('are unknown until both lists have loaded, and in lists of someone else', async () => {
    const { find, load } = await enter();
    expect(await find()).toMatchObject({ kind: 'unknown', cards: [] });
    await load(['cards']);
    expect(await find()).toMatchObject({ kind: 'unknown', cards: [] });
    await load(['subscriptions']);
    expect(await find('u2')).toMatchObject({ kind: 'unknown', cards: [] });
  });

  it('are unknown if only the subscriptions have loaded', async () => {
    const { find, load } = await enter();
    await load(['subscriptions']);
    expect(await find()).toMatchObject({ kind: 'unknown', cards: [] });
  });

  it('require the card accounts, and are known once those have loaded', async () => {
    const { find, load, does } = await enter();
    await load(['cards', 'subscriptions']);
    expect((await find()).kind).toBe('accountsUnasked');
    does('askForCardAccounts', { customer });
    expect(await find()).toMatchObject({ kind: 'unknown', cards: [] });
    await vi.waitFor(async () => expect((await find()).kind).not.toBe('unknown'));
    expect(await find()).toMatchObject({ kind: 'found', cards: [{ card: { id: '13' } }], putOffFor: null });
  });
});

it('a customer who has signed in again is checked again', async () => {
  const { watch, listening, told } = await enter();
  watch();
  for (const [name, hear] of listening.mock.calls) if (name === 'session.recovered') hear({ type: name });
  expect(told).toEqual(['session.recovered']);
});

it('a closed notice is reported', async () => {
  const { does, environment, told } = await enter();
  does('showNotice', { cards: [], customer });
  environment.noticeCallbacks.get('expiring-cards')?.closeCallback?.();
  expect(told).toEqual(['notice.closed']);
});

it.each([
  ['each', ['notice-expiring-cards-11-checkbox', 'notice-expiring-cards-12-checkbox'], true],
  ['not every', ['notice-expiring-cards-11-checkbox'], false],
])('the checkboxes are found if %s is on the page', async (_which, onPage, found) => {
  const { machine } = await enter();
  vi.stubGlobal('document', { getElementById: (id: string) => (onPage.includes(id) ? {} : null) });
  expect(await answerOf(machine, 'findCheckboxes', { ids: ['11', '12'] })).toEqual({ found });
});

it('the checkboxes are looked for a limited number of times, and then reported as missing', async () => {
  const { machine, does, failures } = await enter();
  const mayLookAgain = guardOf(machine, 'mayLookAgain');
  expect(mayLookAgain({ attempts: EXPIRING_NOTICE_CHECKBOX_TRIES - 1 })).toBe(true);
  expect(mayLookAgain({ attempts: EXPIRING_NOTICE_CHECKBOX_TRIES })).toBe(false);
  does('logMissingCheckboxes', {});
  expect(failures).toEqual([['expiring-cards', new Error('The checkbox of a notice did not appear')]]);
});

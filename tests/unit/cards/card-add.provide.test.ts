import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectCardEntry,
  selectFailure,
  selectIsBusy,
} from '../../../machines/cards/card-add/card-add.selectors';
import type { CardAddInput } from '../../../machines/cards/card-add/card-add.types';
import { selectIsUsable } from '../../../machines/cards/card-entry/card-entry.selectors';
import { CARD_ADD_DRAFT, provideCardAdd } from '../../../src/features/cards/card-add/card-add.provide';
import { secrets, type Answers } from '../../support/system/play-system';
import { calls, enter, lost, ok, uuid, wire } from '../../support/system/provide/card-dialogs';

const addCall = `POST /api/user/${uuid}/cards/add`;
const patience = { timeout: 5000 };

const config = {
  stripePublicKey: 'pk_test_1',
  recaptchaKey: 'site-key',
  hasContact: false,
  premiumEnabled: true,
  demo: false,
  extensions: ['auth', 'idempotency'],
};
const card = { ...wire.everyday, id: 13, name: 'Spare' };
const challenge = { code: 402, stripe_action: { setup_intent_client_secret: secrets.clientSecret } };

/** The dialog of a customer whose card is entered, and who presses Add card with the nickname `Spare`. */
async function open(changed: Answers, input: Partial<CardAddInput> = {}) {
  const system = await enter({ 'GET /api/config': ok(config), [addCall]: ok(card), ...changed });
  const { adapters } = system.environment;
  vi.spyOn(adapters.botCheck, 'load').mockResolvedValue(undefined);
  vi.spyOn(adapters.botCheck, 'token').mockImplementation((key, action) =>
    Promise.resolve(`token of ${key} for ${action}`),
  );
  const dialog = createActor(provideCardAdd(system.environment), {
    clock: system.clock,
    input: { customer: uuid, mode: 'add', knownCards: ['11', '12'], nickname: '', ...input },
  }).start();
  const entry = selectCardEntry(dialog.getSnapshot());
  if (!entry) throw new Error('The dialog has no card entry');
  await waitFor(entry, selectIsUsable, patience);
  entry.send({ type: 'cardholder.changed', name: 'Aoife Byrne' });
  entry.send({ type: 'element.changed', change: { complete: true, empty: false, error: null } });
  return {
    ...system,
    dialog,
    isPaying: () => adapters.payments.isUnderWay(),
    press: (nickname = ' Spare ') => {
      dialog.send({ type: 'card.submitted', nickname, key: 'press-1' });
      return waitFor(dialog, (snapshot) => snapshot.status === 'done' || !selectIsBusy(snapshot), patience);
    },
  };
}

const bodies = (sent: readonly { readonly body: string }[]) =>
  sent.map(({ body }) => JSON.parse(body) as unknown);

const posted = {
  paymentMethod: { token: secrets.paymentMethod, last4: '4242', exp_month: 12, exp_year: 2039 },
  cardNickName: 'Spare',
  recaptchaToken: 'token of site-key for register_card',
  requestType: 'personal',
};

describe('adding a card', () => {
  it('sends the card with a token, and reads the cards again', async () => {
    const { press, sent, drafts, reads, dialog } = await open({});
    dialog.send({ type: 'nickname.edited', nickname: 'Spare' });
    expect(drafts.load(CARD_ADD_DRAFT)).toEqual({ nickname: 'Spare' });
    expect((await press()).output).toMatchObject({ kind: 'added', card: { id: '13', name: 'Spare' } });
    expect(bodies(sent(addCall))).toEqual([posted]);
    expect(sent(addCall).map(({ key }) => key)).toEqual(['press-1']);
    expect(drafts.load(CARD_ADD_DRAFT)).toBeNull();
    await vi.waitFor(() => expect(reads()).toEqual([1, 0, 0]));
  });

  it('sends nothing with an invalid nickname', async () => {
    const { press, sent, dialog } = await open({});
    await press('  ');
    expect([sent(addCall), dialog.getSnapshot().value]).toEqual([[], 'entering']);
  });

  it('runs the bank’s challenge, and sends the confirmed intent', async () => {
    const answers = [challenge, { code: 200, response: card }];
    const { press, sent, confirmed } = await open({ [addCall]: (_request, nth) => answers[nth - 1] });
    expect((await press()).output).toMatchObject({ kind: 'added' });
    expect(confirmed).toEqual([secrets.clientSecret]);
    expect(bodies(sent(addCall))).toEqual([posted, { ...posted, setupIntent: 'seti_1' }]);
  });

  it('looks up a card that the bank confirmed if the response is lost afterwards', async () => {
    const { press } = await open({
      [addCall]: (_request, nth) => (nth === 1 ? challenge : lost()),
      [calls.cards]: ok([wire.everyday, card]),
    });
    expect((await press()).output).toMatchObject({ kind: 'added', card: { id: '13' } });
  });

  it('shows a refusal, field by field, only in the dialog', async () => {
    const refusal = { code: 400, message: ['No.'], errors: { cardNickName: 'Taken.' } };
    const { press, notices, reads } = await open({ [addCall]: () => refusal });
    expect(selectFailure(await press())).toMatchObject({ kind: 'refused', messages: ['No.'] });
    expect([notices(), reads()]).toEqual([[], [0, 0, 0]]);
  });

  it('refuses a card without a bot check before anything is sent', async () => {
    const { press, sent, environment } = await open({});
    vi.spyOn(environment.adapters.botCheck, 'token').mockRejectedValue(new Error('blocked'));
    expect(selectFailure(await press())?.kind).toBe('refused');
    expect(sent(addCall)).toEqual([]);
  });

  it('looks up the card after an exception in the app, as after a lost response', async () => {
    const { press, port, reads } = await open({});
    vi.spyOn(port, 'reveal').mockImplementation(() => {
      throw new Error('No such card token');
    });
    expect(selectFailure(await press())).toEqual({ kind: 'noResponse', checked: true });
    expect(reads()).toEqual([1, 0, 0]);
  });
});

describe('a card whose response was lost', () => {
  const old = { ...wire.everyday, name: 'Spare' };

  it.each([
    ['the one that was not there before, of two alike', [old, card], ['11', '12'], '13'],
    ['the one that is there', [wire.everyday, card], [], '13'],
  ])('is found: %s', async (_what, cards, knownCards, id) => {
    const { press, reads } = await open({ [addCall]: lost, [calls.cards]: ok(cards) }, { knownCards });
    expect((await press()).output).toMatchObject({ kind: 'added', card: { id } });
    expect(reads()[0]).toBeGreaterThan(0);
  });

  it.each([
    ['an old card, alike', [old], ['11']],
    ['a card of another name', [{ ...card, name: 'Travel' }], []],
    ['another card of that name', [{ ...card, lastFour: '1881' }], []],
    ['no card', [], []],
    ['no card, where nobody knows which there were', [{ ...card, name: 'Travel' }], null],
  ])('is not mistaken for %s', async (_what, cards, knownCards) => {
    const { press } = await open({ [addCall]: lost, [calls.cards]: ok(cards) }, { knownCards });
    expect(selectFailure(await press())).toEqual({ kind: 'noResponse', checked: true });
  });

  it.each([
    ['cannot be told from an old one', ok([wire.travel, old]), null],
    ['may be among cards that cannot be read', lost, ['11']],
    ['may be the one card that cannot be read', ok([wire.everyday, { ...card, id: null }]), ['11']],
    ['may be among cards of which the server says nothing', () => ({ code: 500 }), ['11']],
  ])('is inconclusive if it %s', async (_what, cards, knownCards) => {
    const { press } = await open({ [addCall]: lost, [calls.cards]: cards }, { knownCards });
    expect(selectFailure(await press())).toEqual({ kind: 'noResponse', checked: false });
  });

  it('is inconclusive if the cards were cleared while they were read', async () => {
    const { dialog, services } = await open({
      [addCall]: lost,
      [calls.cards]: () => new Promise(() => undefined),
    });
    dialog.send({ type: 'card.submitted', nickname: 'Spare', key: 'press-1' });
    await waitFor(dialog, (snapshot) => snapshot.matches('reconciling'), patience);
    services.get('cards').send({ type: 'resource.cleared' });
    const snapshot = await waitFor(dialog, (one) => !selectIsBusy(one), patience);
    expect(selectFailure(snapshot)).toEqual({ kind: 'noResponse', checked: false });
  });
});

describe('a payment is in progress', () => {
  it.each([
    ['while the card is sent', {}, 'posting'],
    ['while the bank asks', { [addCall]: () => challenge }, 'authenticating'],
    ['while the cards are compared', { [addCall]: lost }, 'reconciling'],
  ])('%s', async (_when, changed, state) => {
    const { dialog, isPaying, port } = await open({
      [addCall]: () => new Promise(() => undefined),
      [calls.cards]: () => new Promise(() => undefined),
      ...changed,
    });
    vi.spyOn(port, 'runChallenge').mockReturnValue(new Promise(() => undefined));
    expect(isPaying()).toBe(false);
    dialog.send({ type: 'card.submitted', nickname: 'Spare', key: 'press-1' });
    await waitFor(dialog, (snapshot) => snapshot.value === state, patience);
    expect(isPaying()).toBe(true);
  });
});

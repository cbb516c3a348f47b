import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectForm,
  selectIsBusy,
  selectUse,
} from '../../../machines/cards/card-removal/card-removal.selectors';
import { selectMessages } from '../../../machines/session/form-submission/form-submission.selectors';
import { byrneDesign, everyday } from '../../../machines/samples';
import { accountUse } from '../../../src/domain/cards/card-use';
import { provideCardRemoval } from '../../../src/features/cards/card-removal/card-removal.provide';
import type { Answers } from '../../support/system/play-system';
import { calls, enter, lost, ok, uuid, wire } from '../../support/system/provide/card-dialogs';
import { answerOf, guardOf } from '../../support/system/provide/one-actor';

const deleteCall = `DELETE /api/user/${uuid}/cards/delete/${everyday.id}`;
const inUse = () => ({ code: 409, message: ['This card is currently in use by a payment profile.'] });
const unknown = () => ({ code: 404, message: 'There is no such card.' });

/** Presses Delete Card and waits until nothing is under way any more. */
async function open(changed: Answers) {
  const system = await enter({
    [deleteCall]: () => ({ code: 200, message: 'The card was deleted.' }),
    ...changed,
  });
  const dialog = createActor(provideCardRemoval(system.environment), {
    input: { customer: uuid, card: everyday, use: null, useKnown: true },
  }).start();
  const press = async (key = 'press-1') => {
    const target = { customer: uuid, cardId: everyday.id };
    selectForm(dialog.getSnapshot())?.send({ type: 'form.submitted', values: { target }, key });
    return waitFor(dialog, (snapshot) => snapshot.status === 'done' || !selectIsBusy(snapshot), {
      timeout: 5000,
    });
  };
  const form = () => {
    const submission = selectForm(dialog.getSnapshot());
    if (submission === undefined) throw new Error('The dialog asks nothing');
    return submission.getSnapshot();
  };
  return { ...system, dialog, press, form };
}

describe('a card in use', () => {
  it.each([
    ['that the customer may have paid with another', accountUse(byrneDesign, true), true],
    ['that is paid by somebody else', accountUse(byrneDesign, false), false],
    ['that nobody knows', null, false],
  ])('for something %s', async (_what, use, changeable) => {
    const { environment } = await enter({});
    expect(guardOf(provideCardRemoval(environment), 'isChangeable')({ use })).toBe(changeable);
  });
});

describe('removing a card', () => {
  it('deletes it by its id without a body, shows a notice, and reads the cards again', async () => {
    const { press, sent, notices, reads } = await open({});
    expect((await press()).output).toEqual({ kind: 'removed' });
    expect(sent(deleteCall)).toMatchObject([{ body: '', key: 'press-1' }]);
    expect(notices()).toMatchObject([{ type: 'success', title: 'The card was deleted.' }]);
    expect(reads()).toEqual([1, 0, 0]);
  });

  it.each([
    ['an account', { [calls.accounts]: ok([wire.account]) }, { kind: 'account', id: '41', changeable: true }],
    [
      'an account of somebody else',
      { [calls.accounts]: ok([{ ...wire.account, owner: false }]) },
      { kind: 'account', id: '41', changeable: false },
    ],
    [
      'a subscription',
      { [calls.subscriptions]: ok([wire.premium]) },
      { kind: 'subscription', id: '31', changeable: true },
    ],
    [
      'the bookings of a subscription, which no call changes',
      { [calls.subscriptions]: ok([{ ...wire.premium, card_id: 12, bookingCardId: 11 }]) },
      { kind: 'subscription', id: '31', changeable: false },
    ],
    [
      'an account, though the subscriptions cannot be read',
      { [calls.accounts]: ok([wire.account]), [calls.subscriptions]: lost },
      { kind: 'account', id: '41' },
    ],
    [
      'an account, though the cards cannot be read',
      { [calls.accounts]: ok([wire.account]), [calls.cards]: lost },
      { kind: 'account', id: '41' },
    ],
  ])(
    'names after a refusal what uses the card, from lists that are read again: %s',
    async (_what, lists, use) => {
      const { press, notices, reads } = await open({ [deleteCall]: inUse, ...lists });
      const snapshot = await press();
      expect(selectUse(snapshot)).toMatchObject(use);
      expect([notices(), reads()]).toEqual([[], [1, 1, 1]]);
    },
  );

  it('keeps the server’s message in the dialog after a refusal for another reason', async () => {
    const { environment, press, form, notices } = await open({
      [deleteCall]: () => ({ code: 400, message: 'Not today.' }),
    });
    expect((await press()).value).toEqual({ confirming: 'asking' });
    expect([selectMessages(form()), notices()]).toEqual([['Not today.'], []]);
    const asked = { customer: uuid, card: everyday };
    expect(await answerOf(provideCardRemoval(environment), 'findUse', asked)).toEqual({ kind: 'kept' });
  });

  it.each([
    ['accounts', calls.accounts],
    ['subscriptions', calls.subscriptions],
    ['cards', calls.cards],
  ])('keeps the server’s message after a refusal if the %s cannot be read', async (_what, call) => {
    const { press, form } = await open({ [deleteCall]: inUse, [call]: lost });
    expect((await press()).value).toEqual({ confirming: 'asking' });
    expect(selectMessages(form())).toEqual(['This card is currently in use by a payment profile.']);
  });

  it.each([
    ['accounts', calls.accounts],
    ['subscriptions', calls.subscriptions],
  ])('does not call the card unused if the %s cannot be read', async (_what, call) => {
    const { environment } = await open({ [call]: lost });
    const asked = { customer: uuid, card: everyday };
    await expect(answerOf(provideCardRemoval(environment), 'findUse', asked)).rejects.toThrow(
      'It is unknown what uses the card',
    );
  });

  it('is complete after a lost response if the next press finds the card gone', async () => {
    const { press, notices } = await open({
      [deleteCall]: (_request, nth) => (nth === 1 ? lost() : unknown()),
      [calls.cards]: ok([wire.travel]),
    });
    await press();
    expect((await press('press-2')).output).toEqual({ kind: 'removed' });
    expect(notices()).toEqual([]);
  });

  it('leaves the cards stale if the person leaves before the response', async () => {
    const { dialog, press, services, sent } = await open({
      [deleteCall]: () => new Promise(() => undefined),
    });
    const cards = services.get('cards');
    cards.send({ type: 'resource.requested', owner: uuid });
    await waitFor(cards, (snapshot) => snapshot.matches('fresh'), { timeout: 5000 });
    void press().catch(() => undefined);
    await vi.waitFor(() => expect(sent(deleteCall)).toHaveLength(1));
    dialog.stop();
    expect(cards.getSnapshot().matches('stale')).toBe(true);
  });
});

import { expect } from 'vitest';
import type { cardRemovalMachine } from '../../../machines/cards/card-removal/card-removal.machine';
import {
  selectCard,
  selectCustomer,
  selectForm,
  selectIsBusy,
  selectIsChangeable,
  selectIsIdentifying,
  selectIsIrreversible,
  selectIsUseUnknown,
  selectUse,
} from '../../../machines/cards/card-removal/card-removal.selectors';
import { aoife, byrneDesign, everyday, jointAccount, personalPremium } from '../../../machines/samples';
import { accountUse, subscriptionUse } from '../../../src/domain/cards/card-use';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type Removal = Rig<typeof cardRemovalMachine>;
type Snapshot = ReturnType<Removal['snapshot']>;

const customer = aoife.uuid;
const premiumUse = subscriptionUse(personalPremium);
const target = { customer, cardId: everyday.id };

const press = (rig: Removal, key = 'press-1') =>
  rig.sendTo('form', { type: 'form.submitted', values: { target }, key });
const close = (rig: Removal) => rig.send({ type: 'dialog.closed' });
const change = (rig: Removal) => rig.send({ type: 'card.changeRequested' });

const answer = (rig: Removal, outcome: 'accepted' | 'refused' | 'offline') => {
  press(rig);
  rig.settle('form/submitForm', outcome);
  if (outcome === 'accepted') rig.settle('form/completeForm', 'completed');
};

const stands = (snapshot: Snapshot) => [
  selectForm(snapshot) !== undefined,
  selectUse(snapshot) !== null,
  selectIsBusy(snapshot),
  selectIsIrreversible(snapshot),
];
const asks = [true, false, false, false];
const waits = [true, false, true, true];
const isDone = (snapshot: Snapshot) => {
  expect(snapshot.status).toBe('done');
  expect(stands(snapshot)).toEqual([false, false, false, false]);
};

export const spec: FlowSpec<typeof cardRemovalMachine> = {
  flow: flows['card-removal'],
  own: ['confirming.refreshing', 'closed'],
  person: ['card.changeRequested', 'dialog.closed'],
  waits: {
    findUse: call,
    readCards: call,
    'form submitForm': call,
    'form reconcile': call,
    'form completeForm': here,
  },
  invariants: {
    inUse: (snapshot) => expect(stands(snapshot)).toEqual([false, true, false, false]),
    confirming: (snapshot) => expect(snapshot.context.use).toBeNull(),
    'confirming.asking': (snapshot) => expect(stands(snapshot)).toEqual(asks),
    'confirming.deleting': (snapshot) => expect(stands(snapshot)).toEqual(waits),
    'confirming.noResponse': (snapshot) => expect(stands(snapshot)).toEqual(asks),
    'confirming.identifying'(snapshot) {
      expect(stands(snapshot)).toEqual(waits);
      expect(selectIsIdentifying(snapshot)).toBe(true);
    },
    'confirming.refreshing': (snapshot) => expect(stands(snapshot)).toEqual([true, false, true, false]),
    removed: isDone,
    changing: isDone,
    closed: isDone,
  },
  scenarios: {
    'S8.deleteCardConfirm: a card that is not in use is asked about; nothing is sent before Delete Card is pressed'(
      start,
    ) {
      const rig = start('unused');
      expect([selectCard(rig.snapshot()), selectCustomer(rig.snapshot())]).toEqual([everyday, customer]);
      expect(stands(rig.snapshot())).toEqual(asks);
      expect(rig.live().map(({ path }) => path)).toEqual(['', 'form']);
      press(rig);
      expect(rig.inputOf('form/submitForm')).toEqual({ values: { target }, key: 'press-1' });
      expect(stands(rig.snapshot())).toEqual(waits);
    },
    'S8.cardInUse: if not everything that may use the card was loaded, it first says that this is unknown'(
      start,
    ) {
      const rig = start('unknown');
      expect([selectIsUseUnknown(rig.snapshot()), stands(rig.snapshot())]).toEqual([true, asks]);
      press(rig);
      expect(rig.inputOf('form/submitForm')).toEqual({ values: { target }, key: 'press-1' });
      rig.settle('form/submitForm', 'refused');
      rig.settle('identifyUse', 'used');
      expect(selectIsUseUnknown(rig.snapshot())).toBe(false);
      expect(selectIsUseUnknown(start('unused').snapshot())).toBe(false);
    },
    'S8.deleteCardConfirm: Cancel removes nothing'(start) {
      const rig = start('unused');
      change(rig);
      close(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
      expect(rig.effects).toEqual([]);
    },
    'S7.calls.13: a deleted card disappears from the list before the dialog closes'(start) {
      for (const reading of ['read', 'offline']) {
        const rig = start('unused');
        answer(rig, 'accepted');
        expect([rig.snapshot().status, selectIsIdentifying(rig.snapshot())]).toEqual(['active', false]);
        expect(rig.inputOf('refreshCards')).toEqual({ customer });
        rig.settle('refreshCards', reading);
        expect(rig.snapshot().output).toEqual({ kind: 'removed' });
      }
    },
    'own: the dialog of a deleted card can be closed while the list is read'(start) {
      const rig = start('unused');
      answer(rig, 'accepted');
      close(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'removed' });
    },
    'own: the dialog cannot be closed during the request'(start) {
      const rig = start('unused');
      press(rig);
      close(rig);
      change(rig);
      rig.settle('form/submitForm', 'refused');
      close(rig);
      expect([rig.snapshot().status, selectIsIdentifying(rig.snapshot())]).toEqual(['active', true]);
    },
    'S8.cardInUse: a card that the app knows to be in use is not asked about, and nothing is sent'(start) {
      for (const [input, use] of [
        ['paysPremium', premiumUse],
        ['paysOwnAccount', accountUse(byrneDesign, true)],
        ['paysSharedAccount', accountUse(byrneDesign, false)],
        ['paysBookings', subscriptionUse(personalPremium, false)],
      ] as const) {
        const rig = start(input);
        expect(selectUse(rig.snapshot())).toEqual(use);
        expect(rig.live().map(({ path }) => path)).toEqual(['']);
        close(rig);
        expect(rig.snapshot().output).toEqual({ kind: 'closed' });
      }
    },
    'S8.cardInUse: the in-use dialog leads to changing the card there, of a subscription and of an own Premium account'(
      start,
    ) {
      for (const [input, use] of [
        ['paysPremium', premiumUse],
        ['paysOwnAccount', accountUse(byrneDesign, true)],
      ] as const) {
        const rig = start(input);
        expect(selectIsChangeable(rig.snapshot())).toBe(true);
        change(rig);
        expect(rig.snapshot().output).toEqual({ kind: 'changeCard', use });
      }
    },
    'S6.5: a customer who may not change the card there gets no link'(start) {
      const rig = start('paysSharedAccount');
      expect(selectIsChangeable(rig.snapshot())).toBe(false);
      change(rig);
      expect([rig.snapshot().status, selectUse(rig.snapshot())]).toEqual([
        'active',
        accountUse(byrneDesign, false),
      ]);
    },
    'D7.3: a card that only pays for the bookings of a subscription gets no circular link'(start) {
      const rig = start('paysBookings');
      expect(selectIsChangeable(rig.snapshot())).toBe(false);
      change(rig);
      expect(rig.snapshot().status).toBe('active');
    },
    'D7.3: a card that the server knows to be in use: the lists are read again and name what uses it'(start) {
      const rig = start('unused');
      answer(rig, 'refused');
      expect(rig.inputOf('identifyUse')).toEqual({ customer, card: everyday });
      expect(selectUse(rig.snapshot())).toBeNull();
      rig.settle('identifyUse', 'used');
      expect([selectUse(rig.snapshot()), selectForm(rig.snapshot())]).toEqual([premiumUse, undefined]);
      change(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'changeCard', use: premiumUse });
    },
    'D5.2: for a card that is neither gone nor in use, the question stays, with the server’s message'(start) {
      const rig = start('unused');
      answer(rig, 'refused');
      rig.settle('identifyUse', 'kept');
      expect(stands(rig.snapshot())).toEqual(asks);
      expect(rig.child('form').value).toBe('refused');
      close(rig);
      expect([rig.snapshot().output, rig.effects]).toEqual([{ kind: 'closed' }, []]);
    },
    'S8.networkFailure: after a lost response the next press is the same request, and closing reads the cards again'(
      start,
    ) {
      const rig = start('unused');
      answer(rig, 'offline');
      expect(stands(rig.snapshot())).toEqual(asks);
      press(rig, 'press-2');
      expect(rig.inputOf('form/submitForm')).toMatchObject({ key: 'press-1' });
      rig.settle('form/submitForm', 'offline');
      expect(rig.effects).toEqual([]);
      close(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
      expect(rig.effects).toEqual([{ actor: '', type: 'reloadCards', params: { customer } }]);
    },
    'D4.9: after a lost response or a refusal, if the card is gone, the dialog ends as if it had been accepted'(
      start,
    ) {
      for (const [ending, lookUp] of [
        ['noResponse', 'reconcile'],
        ['doneAlready', 'reconcileRefusal'],
      ] as const) {
        const rig = start('unused');
        press(rig);
        rig.settle('form/submitForm', ending);
        expect(stands(rig.snapshot())).toEqual(waits);
        rig.settle(`form/${lookUp}`, 'done');
        rig.settle('form/completeForm', 'completed');
        rig.settle('refreshCards', 'read');
        expect(rig.snapshot().output).toEqual({ kind: 'removed' });
      }
    },
    'own: if the lists cannot be read, the refusal and the question stay'(start) {
      const rig = start('unused');
      answer(rig, 'refused');
      rig.settle('identifyUse', 'offline');
      expect(stands(rig.snapshot())).toEqual(asks);
      expect(rig.child('form').value).toBe('refused');
      close(rig);
      expect(rig.effectsOf('reloadCards')).toHaveLength(0);
    },
    'own: a request that fails is logged, and the question is asked again'(start) {
      const rig = start('unused');
      const form = selectForm(rig.snapshot());
      press(rig);
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(stands(rig.snapshot())).toEqual(asks);
      expect(selectForm(rig.snapshot())).not.toBe(form);
      expect(selectCard(start('paysOwnAccount').snapshot())).toBe(jointAccount);
    },
  },
};

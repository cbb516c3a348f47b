import { expect } from 'vitest';
import { fixtures } from '../../../machines/profiles/manage-payments/manage-payments.fixtures';
import type { managePaymentsMachine } from '../../../machines/profiles/manage-payments/manage-payments.machine';
import {
  selectAccountSwitches,
  selectCardDefault,
  selectCardList,
} from '../../../machines/profiles/manage-payments/manage-payments.selectors';
import { cancelledPremium, everyday, personalPremium } from '../../../machines/samples';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import {
  add,
  addAccount,
  businessUse,
  cancel,
  choose,
  customer,
  dialogs,
  knownCards,
  opened,
  premiumUse,
  remove,
  requestCredit,
  resume,
  withdraw,
} from './manage-payments.steps';

type Payments = Rig<typeof managePaymentsMachine>;
type Snapshot = ReturnType<Payments['snapshot']>;

const dialogOf = (rig: Payments) => rig.snapshot().value.dialog;

const shows = (name: string) => (snapshot: Snapshot) => expect(opened(snapshot)).toEqual([name]);

export const spec: FlowSpec<typeof managePaymentsMachine> = {
  flow: flows['manage-payments'],
  person: [
    'card.addRequested',
    'card.choiceRequested',
    'card.removalRequested',
    'cardAccount.addRequested',
    'creditAccount.requested',
    'list.retried',
    'subscription.cancelRequested',
    'subscription.resumeRequested',
    'subscription.withdrawalRequested',
  ],
  own: ['cardList', 'cardList.running'],
  invariants: {
    switches: (snapshot) => expect(selectAccountSwitches(snapshot)).toBeDefined(),
    'switches.running': (snapshot) => expect(selectAccountSwitches(snapshot)).toBeDefined(),
    defaultCard: (snapshot) => expect(selectCardDefault(snapshot)).toBeDefined(),
    'defaultCard.running': (snapshot) => expect(selectCardDefault(snapshot)).toBeDefined(),
    cardList: (snapshot) => expect(selectCardList(snapshot)).toBeDefined(),
    'cardList.running': (snapshot) => expect(selectCardList(snapshot)).toBeDefined(),
    dialog: (snapshot) => expect(opened(snapshot).length).toBeLessThanOrEqual(1),
    'dialog.viewing': (snapshot) => expect(opened(snapshot)).toEqual([]),
    'dialog.addingCard': shows('cardAdd'),
    'dialog.removingCard': shows('cardRemoval'),
    'dialog.choosingCard': shows('cardChoice'),
    'dialog.addingCardAccount': shows('cardAccountAdd'),
    'dialog.requestingAccount': shows('creditRequest'),
    'dialog.cancellingPremium': shows('subscriptionCancel'),
    'dialog.resumingPremium': shows('subscriptionResume'),
    'dialog.withdrawing': shows('subscriptionWithdrawal'),
  },
  scenarios: {
    'the customer’s lists are requested when the section opens'(start) {
      expect(start().effects).toEqual([{ actor: '', type: 'requestLists', params: { customer } }]);
    },
    'D7.1: Retry for a list that could not be loaded reads that list again, with and without a dialog'(
      start,
    ) {
      const rig = start();
      rig.send({ type: 'list.retried', list: 'accounts' });
      rig.send(add);
      rig.send({ type: 'list.retried', list: 'cards' });
      expect(rig.effectsOf('reloadList')).toEqual([
        { actor: '', type: 'reloadList', params: { customer, list: 'accounts' } },
        { actor: '', type: 'reloadList', params: { customer, list: 'cards' } },
      ]);
      expect(rig.isRunning('cardAdd')).toBe(true);
    },
    'each button opens its dialog, and while one is open no other opens'(start) {
      for (const { open, actor } of dialogs) {
        const rig = start();
        expect(rig.isRunning(actor)).toBe(false);
        rig.send(open);
        const dialog = rig.live().find(({ path }) => path === actor)?.ref;
        expect(dialog).toBeDefined();
        for (const other of dialogs) rig.send(other.open);
        expect(opened(rig.snapshot())).toEqual([actor]);
        expect(rig.live().find(({ path }) => path === actor)?.ref).toBe(dialog);
      }
    },
    'a dialog closes when it is done, and when the person closes it; it can be opened again'(start) {
      for (const { open, actor, endings } of dialogs)
        for (const ending of endings) {
          const rig = start();
          rig.send(open);
          rig.settle(actor, ending);
          expect(dialogOf(rig)).toBe('viewing');
          expect(rig.effectsOf('showDialogFailed')).toEqual([]);
          rig.send(open);
          expect(rig.isRunning(actor)).toBe(true);
        }
    },
    'a dialog that fails closes with a message'(start) {
      for (const { open, actor } of dialogs) {
        const rig = start();
        rig.send(open);
        rig.settle(actor, 'crashed');
        expect(dialogOf(rig)).toBe('viewing');
        expect(rig.effectsOf('showDialogFailed')).toHaveLength(1);
        expect(rig.effectsOf('logFailure')).toHaveLength(1);
      }
    },
    'Add card knows the cards that were there, and the nickname that was typed before a reload'(start) {
      const rig = start();
      rig.send(add);
      expect(rig.inputOf('cardAdd')).toEqual({ customer, mode: 'add', knownCards, nickname: 'Every' });
    },
    'D3.19: a nickname that was typed before a reload is in the first dialog, and in no later one'(start) {
      for (const ending of ['closed', 'added', 'addedUnnamed'] as const) {
        const rig = start();
        rig.send(add);
        rig.settle('cardAdd', ending);
        rig.send(add);
        expect(rig.inputOf('cardAdd')).toMatchObject({ nickname: '' });
      }
    },
    'the list shows the card that was added; a closed dialog or a card without an id shows none'(start) {
      for (const [ending, shown] of [
        ['added', [{ type: 'card.added', card: everyday.id }]],
        ['addedUnnamed', []],
        ['closed', []],
      ] as const) {
        const rig = start();
        rig.send(add);
        rig.settle('cardAdd', ending);
        expect(rig.sentTo('cardList')).toEqual(shown);
      }
    },
    'Remove is for its card, with what the card is known to pay for'(start) {
      for (const use of [null, premiumUse]) {
        const rig = start();
        rig.send({ ...remove, use });
        expect(rig.inputOf('cardRemoval')).toEqual({ customer, card: everyday, use, useKnown: true });
      }
    },
    'S8.cardInUse: from the card in use the customer changes the card of what it pays for'(start) {
      const rig = start();
      rig.send({ ...remove, use: premiumUse });
      rig.settle('cardRemoval', 'changeCard');
      expect(dialogOf(rig)).toBe('choosingCard');
      expect(rig.inputOf('cardChoice')).toEqual({ customer, use: premiumUse, knownCards });
      const found = start();
      found.send(remove);
      found.settle('cardRemoval', 'changeCard');
      expect(found.inputOf('cardChoice')).toMatchObject({ use: premiumUse });
    },
    'Change card is for the subscription or the account of its button'(start) {
      for (const use of [premiumUse, businessUse]) {
        const rig = start();
        rig.send({ ...choose, use });
        expect(rig.inputOf('cardChoice')).toEqual({ customer, use, knownCards });
      }
    },
    'Add card account knows the cards that were there'(start) {
      const rig = start();
      rig.send(addAccount);
      expect(rig.inputOf('cardAccountAdd')).toEqual({ customer, knownCards });
    },
    'S4.completion.1: an application for a credit account is reported, a closed dialog is not'(start) {
      const rig = start();
      rig.send(requestCredit);
      expect(rig.inputOf('creditRequest')).toEqual({ customer });
      rig.settle('creditRequest', 'closed');
      expect(rig.emitted).toEqual([]);
      rig.send(requestCredit);
      rig.settle('creditRequest', 'sent');
      expect(rig.emitted).toEqual([{ type: 'applicationSent' }]);
    },
    'Cancel Premium is for its subscription, and asks for a reason if the backend accepts one'(start) {
      const rig = start();
      rig.send(cancel);
      expect(rig.inputOf('subscriptionCancel')).toEqual({
        customer,
        subscription: personalPremium,
        asksReason: fixtures.inputs.default.asksReason,
      });
    },
    'D2.extensionGroups.resume, D2.extensionGroups.withdrawal: each is for the subscription of its button'(
      start,
    ) {
      const [resuming, withdrawing] = [start(), start()];
      resuming.send(resume);
      expect(resuming.inputOf('subscriptionResume')).toEqual({ customer, subscription: cancelledPremium });
      withdrawing.send(withdraw);
      expect(withdrawing.inputOf('subscriptionWithdrawal')).toEqual({
        customer,
        subscription: personalPremium,
      });
    },
    'the switches of the accounts, the choice of the default card and the list of cards run whichever dialog is open, and are restarted after a failure'(
      start,
    ) {
      const rig = start();
      rig.send(add);
      const actors = ['accountSwitches', 'cardDefault', 'cardList'] as const;
      for (const [failures, actor] of actors.entries()) {
        expect(rig.inputOf(actor)).toEqual(actor === 'cardList' ? undefined : { customer });
        rig.settle(actor, 'crashed');
        expect(rig.isRunning(actor)).toBe(true);
        expect(rig.effectsOf('logFailure')).toHaveLength(failures + 1);
      }
      expect(rig.isRunning('cardAdd')).toBe(true);
    },
    'D3.8: after signing in again in place, the lists are requested again, and the dialog is unchanged'(
      start,
    ) {
      const rig = start();
      rig.send(add);
      const dialog = rig.live().find(({ path }) => path === 'cardAdd')?.ref;
      rig.send({ type: 'session.recovered' });
      expect(rig.effectsOf('requestLists')).toHaveLength(2);
      expect(rig.live().find(({ path }) => path === 'cardAdd')?.ref).toBe(dialog);
    },
    'the section continues without reports from the session'(start) {
      const rig = start();
      rig.settle('sessionRecovery', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      rig.send(add);
      expect(rig.isRunning('cardAdd')).toBe(true);
    },
  },
};

import { expect } from 'vitest';
import type { cardChoiceMachine } from '../../../machines/cards/card-choice/card-choice.machine';
import {
  selectAdded,
  selectCardAdd,
  selectChosen,
  selectCustomer,
  selectForm,
  selectIsBusy,
  selectIsIrreversible,
  selectUse,
} from '../../../machines/cards/card-choice/card-choice.selectors';
import { everyday, jointAccount, oldOne } from '../../../machines/samples';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import {
  actors,
  add,
  answer,
  chosen,
  close,
  customer,
  press,
  target,
  told,
  use,
  type Snapshot,
} from './card-choice.steps';

const stands = (snapshot: Snapshot) => [
  selectForm(snapshot) !== undefined,
  selectCardAdd(snapshot) !== undefined,
  selectIsBusy(snapshot),
  selectIsIrreversible(snapshot),
];
const asks = [true, false, false, false];
const waits = [true, false, true, true];
const isDone = (snapshot: Snapshot) => {
  expect(snapshot.status).toBe('done');
  expect(stands(snapshot)).toEqual([false, false, false, false]);
};

export const spec: FlowSpec<typeof cardChoiceMachine> = {
  flow: flows['card-choice'],
  own: ['choosing.refreshing', 'closed'],
  person: ['card.addRequested', 'card.chosen', 'dialog.closed', 'list.retried'],
  waits: { readUse: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    choosing: (snapshot) =>
      expect([selectForm(snapshot) !== undefined, selectCardAdd(snapshot)]).toEqual([true, undefined]),
    'choosing.asking': (snapshot) => expect(stands(snapshot)).toEqual(asks),
    'choosing.attaching': (snapshot) => expect(stands(snapshot)).toEqual(waits),
    'choosing.noResponse': (snapshot) => expect(stands(snapshot)).toEqual(asks),
    'choosing.refreshing': (snapshot) => expect(stands(snapshot)).toEqual([true, false, true, false]),
    adding: (snapshot) => expect(stands(snapshot)).toEqual([false, true, false, false]),
    changed: isDone,
    closed: isDone,
  },
  scenarios: {
    'S2.profilePage.5: the dialog knows what the card pays for, and requests the cards; the current one is selected at first'(
      start,
    ) {
      const rig = start('forPremium');
      expect(rig.effects).toEqual([{ actor: '', type: 'requestCards', params: { customer } }]);
      expect([
        selectUse(rig.snapshot()),
        selectCustomer(rig.snapshot()),
        selectChosen(rig.snapshot()),
        selectAdded(rig.snapshot()),
      ]).toEqual([use, customer, everyday.id, null]);
      expect(selectChosen(start('forAccount').snapshot())).toBeNull();
    },
    'a card is chosen, sent by the press, and pays once the list says so'(start) {
      for (const reading of ['read', 'offline']) {
        const rig = start('forPremium');
        rig.send(chosen);
        expect([selectChosen(rig.snapshot()), actors(rig)]).toEqual([jointAccount.id, ['', 'form']]);
        press(rig);
        expect(rig.inputOf('form/submitForm')).toEqual({
          values: { target, cardId: jointAccount.id },
          key: 'press-1',
        });
        expect(stands(rig.snapshot())).toEqual(waits);
        rig.settle('form/submitForm', 'accepted');
        rig.settle('form/completeForm', 'completed');
        expect(rig.snapshot().status).toBe('active');
        expect(rig.inputOf('refreshUse')).toEqual(target);
        rig.settle('refreshUse', reading);
        expect(rig.snapshot().output).toEqual({ kind: 'changed' });
        expect(told(rig)).toEqual([['reloadOthers', target]]);
      }
    },
    'own: once the card pays the dialog can be closed while the list is read'(start) {
      const rig = start();
      answer(rig, 'accepted');
      close(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'changed' });
    },
    'own: the dialog cannot be closed during a request, and no other card can be chosen or added'(start) {
      const rig = start('forAccount');
      press(rig);
      rig.send(chosen);
      add(rig);
      close(rig);
      expect([stands(rig.snapshot()), selectChosen(rig.snapshot())]).toEqual([waits, null]);
    },
    'closing changes nothing'(start) {
      const rig = start();
      rig.send(chosen);
      close(rig);
      expect([rig.snapshot().output, told(rig)]).toEqual([{ kind: 'closed' }, []]);
    },
    'D7.1: Retry reads the cards again, even during a request'(start) {
      const rig = start();
      rig.send({ type: 'list.retried' });
      add(rig);
      rig.send({ type: 'list.retried' });
      expect(told(rig)).toEqual([
        ['reloadCards', { customer }],
        ['reloadCards', { customer }],
      ]);
      expect(stands(rig.snapshot())).toEqual([false, true, false, false]);
    },
    'S4.addingACard.3: a new card is added in select mode, selected as soon as it exists, and known the next time'(
      start,
    ) {
      const rig = start('forPremium');
      add(rig);
      const input = { customer, mode: 'select', knownCards: [everyday.id, oldOne.id], nickname: '' };
      expect(rig.inputOf('cardAdd')).toEqual(input);
      expect(rig.isRunning('form')).toBe(false);
      rig.settle('cardAdd', 'selected');
      expect(stands(rig.snapshot())).toEqual(asks);
      expect([selectChosen(rig.snapshot()), selectAdded(rig.snapshot())]).toEqual([
        jointAccount.id,
        jointAccount,
      ]);
      add(rig);
      const knownCards = [everyday.id, oldOne.id, jointAccount.id];
      expect(rig.inputOf('cardAdd')).toEqual({ ...input, knownCards });
      // Where nobody knew the cards, a new one makes them no better known.
      const other = start('forAccount');
      add(other);
      other.settle('cardAdd', 'selected');
      add(other);
      expect(other.inputOf('cardAdd')).toMatchObject({ knownCards: null });
    },
    'a card that was not added, or is unknown, keeps the selection'(start) {
      for (const ending of ['closed', 'unknown']) {
        const rig = start('forPremium');
        add(rig);
        rig.settle('cardAdd', ending);
        expect([stands(rig.snapshot()), selectChosen(rig.snapshot()), selectAdded(rig.snapshot())]).toEqual([
          asks,
          everyday.id,
          null,
        ]);
        expect(told(rig)).toEqual([]);
      }
    },
    'own: if the dialog that adds a card fails, that is shown and logged, and the choice is shown again'(
      start,
    ) {
      const rig = start();
      add(rig);
      rig.settle('cardAdd', 'crashed');
      expect(rig.effects.slice(1).map(({ type }) => type)).toEqual(['showDialogFailed', 'logFailure']);
      expect(stands(rig.snapshot())).toEqual(asks);
    },
    'D5.2: a refusal keeps the selection'(start) {
      const rig = start();
      rig.send(chosen);
      answer(rig, 'refused');
      expect([stands(rig.snapshot()), selectChosen(rig.snapshot())]).toEqual([asks, jointAccount.id]);
      expect(rig.child('form').value).toBe('refused');
      close(rig);
      expect([rig.snapshot().output, told(rig)]).toEqual([{ kind: 'closed' }, []]);
    },
    'S8.networkFailure: after a lost response the same press is the same request, and closing reads the list again'(
      start,
    ) {
      const rig = start();
      rig.send(chosen);
      answer(rig, 'offline');
      expect(stands(rig.snapshot())).toEqual(asks);
      press(rig, 'press-2');
      expect(rig.inputOf('form/submitForm')).toMatchObject({ key: 'press-1' });
      rig.settle('form/submitForm', 'offline');
      close(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
      expect(told(rig)).toEqual([['reloadUse', target]]);
    },
    'S8.networkFailure: after a lost response another card is another request'(start) {
      const rig = start();
      answer(rig, 'offline');
      rig.send(chosen);
      expect(stands(rig.snapshot())).toEqual(asks);
      rig.sendTo('form', { type: 'form.edited' });
      expect(selectChosen(rig.snapshot())).toBe(jointAccount.id);
      press(rig, 'press-2');
      expect(rig.inputOf('form/submitForm')).toMatchObject({ key: 'press-2' });
    },
    'S8.networkFailure: adding a card after a lost response reads the list again'(start) {
      const rig = start();
      answer(rig, 'offline');
      add(rig);
      expect([told(rig), rig.isRunning('cardAdd')]).toEqual([[['reloadUse', target]], true]);
    },
    'D4.9: a retry that is refused because the first press succeeded is complete: the card pays'(start) {
      const rig = start();
      press(rig);
      rig.settle('form/submitForm', 'doneAlready');
      expect(stands(rig.snapshot())).toEqual(waits);
      rig.settle('form/reconcileRefusal', 'done');
      rig.settle('form/completeForm', 'completed');
      rig.settle('refreshUse', 'read');
      expect(rig.snapshot().output).toEqual({ kind: 'changed' });
      expect(told(rig)).toEqual([['reloadOthers', target]]);
    },
    'D4.9: a lost response, and the card pays: the dialog ends as if it had arrived'(start) {
      const rig = start();
      rig.send(chosen);
      press(rig);
      rig.settle('form/submitForm', 'noResponse');
      expect(stands(rig.snapshot())).toEqual(waits);
      rig.settle('form/reconcile', 'done');
      rig.settle('form/completeForm', 'completed');
      rig.settle('refreshUse', 'read');
      expect(rig.snapshot().output).toEqual({ kind: 'changed' });
    },
    'own: a request that fails is logged, and the cards can be chosen again'(start) {
      const rig = start();
      rig.send(chosen);
      const form = selectForm(rig.snapshot());
      press(rig);
      rig.settle('form', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect([stands(rig.snapshot()), selectChosen(rig.snapshot())]).toEqual([asks, jointAccount.id]);
      expect(selectForm(rig.snapshot())).not.toBe(form);
    },
  },
};

import { expect } from 'vitest';
import type { cardAccountAddMachine } from '../../../machines/profiles/card-account-add/card-account-add.machine';
import {
  selectAddedCard,
  selectCardAdd,
  selectEntry,
  selectForm,
  selectIsIrreversible,
} from '../../../machines/profiles/card-account-add/card-account-add.selectors';
import { aoife, everyday, jointAccount } from '../../../machines/samples';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type AccountRig = Rig<typeof cardAccountAddMachine>;

const customer = aoife.uuid;
const entry = { companyName: 'Byrne Design Ltd', cardId: jointAccount.id };
const edited = { type: 'account.edited', ...entry } as const;
const closed = { type: 'dialog.closed' } as const;

const open = (rig: AccountRig, draft = 'untouched') => {
  rig.settle('readDraft', draft);
  return rig;
};
const press = (rig: AccountRig) =>
  rig.sendTo('form', { type: 'form.submitted', values: entry, key: 'press-1' });
const add = (rig: AccountRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};
const formOf = (rig: AccountRig) => rig.live().find(({ path }) => path === 'form')?.ref;
const effects = (rig: AccountRig) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof cardAccountAddMachine> = {
  flow: flows['card-account-add'],
  own: ['closed'],
  person: ['account.edited', 'card.addRequested', 'cards.retried', 'dialog.closed'],
  waits: { readDraft: here, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    opening: (snapshot) => expect([selectForm(snapshot), snapshot.hasTag('busy')]).toEqual([undefined, true]),
    open: (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'open.editing': (snapshot) =>
      expect([selectCardAdd(snapshot), selectIsIrreversible(snapshot)]).toEqual([undefined, false]),
    'open.sending': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]),
    'open.addingCard': (snapshot) => expect(selectCardAdd(snapshot)).toBeDefined(),
    added: (snapshot) => expect(snapshot.output).toEqual({ kind: 'added' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  scenarios: {
    'D3.19: the form starts with the company that was typed before a reload, and never with a card'(start) {
      expect(selectEntry(open(start(), 'typed').snapshot())).toEqual({ companyName: 'Byrne', cardId: '' });
      expect(selectEntry(open(start()).snapshot())).toEqual({ companyName: '', cardId: '' });
    },
    'a draft that cannot be read is reported, and the form is empty'(start) {
      const rig = open(start(), 'crashed');
      expect(effects(rig)).toEqual(['logFailure']);
      expect(selectForm(rig.snapshot())).toBeDefined();
    },
    'D3.19: every edit is kept; of the card nothing is'(start) {
      const rig = open(start());
      rig.send(edited);
      expect(selectEntry(rig.snapshot())).toEqual(entry);
      expect(rig.effects).toEqual([
        { actor: '', type: 'saveDraft', params: { companyName: 'Byrne Design Ltd' } },
      ]);
    },
    'S2.profilePage.3: an added account closes the dialog; its draft is deleted, and the accounts are read again'(
      start,
    ) {
      const rig = open(start());
      add(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'added' });
      expect(rig.effects).toEqual([
        { actor: '', type: 'removeDraft', params: undefined },
        { actor: '', type: 'reloadAccounts', params: { customer } },
      ]);
    },
    'a request that was sent cannot be stopped: the dialog neither closes nor changes'(start) {
      const rig = open(start());
      press(rig);
      for (const event of [edited, closed, { type: 'card.addRequested' }, { type: 'cards.retried' }] as const)
        rig.send(event);
      expect([selectIsIrreversible(rig.snapshot()), selectEntry(rig.snapshot()).companyName]).toEqual([
        true,
        '',
      ]);
      expect([effects(rig), rig.isRunning('form/submitForm')]).toEqual([[], true]);
    },
    'D5.2: after a refusal or a lost response, everything is kept as typed and can be sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = open(start());
        const form = formOf(rig);
        rig.send(edited);
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([selectEntry(rig.snapshot()), selectIsIrreversible(rig.snapshot())]).toEqual([entry, false]);
        expect([formOf(rig) === form, effects(rig)]).toEqual([true, ['saveDraft']]);
        add(rig);
        expect(rig.snapshot().output).toEqual({ kind: 'added' });
      }
    },
    'S4.addingACard.3: adding a card replaces the dialog, and the card is then selected'(start) {
      const rig = open(start());
      const form = formOf(rig);
      rig.send({ ...edited, cardId: '' });
      rig.send({ type: 'card.addRequested' });
      expect(rig.inputOf('cardAdd')).toEqual({
        customer,
        mode: 'select',
        knownCards: [jointAccount.id],
        nickname: '',
      });
      rig.sendTo('form', { type: 'form.edited' });
      expect(rig.isRunning('cardAdd')).toBe(true);
      rig.settle('cardAdd', 'selected');
      expect(selectEntry(rig.snapshot())).toEqual({ companyName: 'Byrne Design Ltd', cardId: everyday.id });
      expect([selectAddedCard(rig.snapshot()), selectCardAdd(rig.snapshot())]).toEqual([everyday, undefined]);
      expect(formOf(rig)).toBe(form);
    },
    'D2.9: with the new card it is a different request from the one whose response was lost'(start) {
      const rig = open(start());
      press(rig);
      rig.settle('form/submitForm', 'offline');
      expect(rig.child('form').context).toMatchObject({ key: 'press-1' });
      rig.send({ type: 'card.addRequested' });
      rig.settle('cardAdd', 'closed');
      expect(rig.child('form').context).toMatchObject({ key: 'press-1' });
      rig.send({ type: 'card.addRequested' });
      rig.settle('cardAdd', 'selected');
      expect(rig.child('form').context).toMatchObject({ key: null });
    },
    'a second added card is distinguished from the first'(start) {
      const rig = open(start());
      rig.send({ type: 'card.addRequested' });
      rig.settle('cardAdd', 'selected');
      rig.send({ type: 'card.addRequested' });
      expect(rig.inputOf('cardAdd')).toMatchObject({ knownCards: [jointAccount.id, everyday.id] });
    },
    'a card dialog that is closed, or whose card is unknown, changes nothing here'(start) {
      for (const ending of ['closed', 'unnamed']) {
        const rig = open(start());
        rig.send(edited);
        rig.send({ type: 'card.addRequested' });
        rig.settle('cardAdd', ending);
        expect([selectEntry(rig.snapshot()), selectAddedCard(rig.snapshot())]).toEqual([entry, null]);
      }
    },
    'a card dialog that fails closes with a message; what was typed is kept'(start) {
      const rig = open(start());
      rig.send(edited);
      rig.send({ type: 'card.addRequested' });
      rig.settle('cardAdd', 'crashed');
      expect(effects(rig)).toEqual(['saveDraft', 'showCardFormFailed', 'logFailure']);
      expect([selectEntry(rig.snapshot()), selectCardAdd(rig.snapshot())]).toEqual([entry, undefined]);
    },
    'D7.1: Retry for cards that could not be loaded reads them again'(start) {
      const rig = open(start());
      rig.send({ type: 'cards.retried' });
      expect(rig.effects).toEqual([{ actor: '', type: 'reloadCards', params: { customer } }]);
      expect([selectIsIrreversible(rig.snapshot()), selectCardAdd(rig.snapshot())]).toEqual([
        false,
        undefined,
      ]);
    },
    'closing keeps nothing'(start) {
      for (const rig of [start(), open(start())]) {
        rig.send(closed);
        expect([rig.snapshot().output, effects(rig)]).toEqual([{ kind: 'closed' }, ['removeDraft']]);
      }
    },
    'own: a form that fails is reported and restarts with what was typed'(start) {
      const rig = open(start());
      rig.send(edited);
      const form = formOf(rig);
      rig.settle('form', 'crashed');
      expect(effects(rig)).toEqual(['saveDraft', 'logFailure']);
      expect([selectEntry(rig.snapshot()), formOf(rig) === form]).toEqual([entry, false]);
      expect(rig.isRunning('form')).toBe(true);
    },
  },
};

import { expect } from 'vitest';
import type { managePaymentsMachine } from '../../machines/manage-payments/manage-payments.machine';
import { selectCardAdd } from '../../machines/manage-payments/manage-payments.selectors';
import { aoife, everyday, oldOne } from '../../machines/samples';
import type { FlowSpec } from '../support/flow-spec';
import { flows } from '../support/flows';

const customer = aoife.uuid;
const add = { type: 'card.addRequested', knownCards: [everyday.id, oldOne.id] } as const;

export const spec: FlowSpec<typeof managePaymentsMachine> = {
  flow: flows['manage-payments'],
  claims: {
    viewing: (snapshot) => expect(selectCardAdd(snapshot)).toBeUndefined(),
    addingCard: (snapshot) => expect(selectCardAdd(snapshot)).toBeDefined(),
  },
  sentences: {
    'the customer’s cards are asked for when the section opens'(start) {
      expect(start().effects).toEqual([{ actor: '', type: 'requestCards', params: { customer } }]);
    },
    'D7: Retry at a list that could not be loaded reads the cards again, with and without the dialog'(start) {
      const rig = start();
      rig.send({ type: 'cards.retried' });
      rig.send(add);
      rig.send({ type: 'cards.retried' });
      expect(rig.effectsOf('reloadCards')).toEqual([
        { actor: '', type: 'reloadCards', params: { customer } },
        { actor: '', type: 'reloadCards', params: { customer } },
      ]);
      expect(rig.isRunning('cardAdd')).toBe(true);
    },
    'Add card opens one dialog, which knows the cards that were there'(start) {
      const rig = start();
      expect(rig.isRunning('cardAdd')).toBe(false);
      rig.send(add);
      expect(rig.inputOf('cardAdd')).toEqual({
        customer,
        mode: 'add',
        knownCards: add.knownCards,
        nickname: 'Every',
      });
      const dialog = rig.live().find(({ path }) => path === 'cardAdd')?.ref;
      rig.send({ ...add, knownCards: [] });
      expect(
        rig
          .live()
          .filter(({ path }) => path === 'cardAdd')
          .map(({ ref }) => ref),
      ).toEqual([dialog]);
    },
    'S4.addingACard.3: the dialog closes when the card is added, and when the person closes it'(start) {
      for (const ending of ['added', 'closed']) {
        const rig = start();
        rig.send(add);
        rig.settle('cardAdd', ending);
        expect(rig.snapshot().value).toBe('viewing');
        expect(rig.effectsOf('showDialogFailed')).toEqual([]);
        rig.send(add);
        expect(rig.isRunning('cardAdd')).toBe(true);
      }
    },
    'D3: a nickname that was typed before a reload stands in the first dialog, and in no later one'(start) {
      const rig = start();
      rig.send(add);
      rig.settle('cardAdd', 'closed');
      rig.send(add);
      expect(rig.inputOf('cardAdd')).toMatchObject({ nickname: '' });
    },
    'D3: signed in again in place, the cards are asked for anew, and the dialog stays as it was'(start) {
      const rig = start();
      rig.send(add);
      const dialog = rig.live().find(({ path }) => path === 'cardAdd')?.ref;
      rig.send({ type: 'session.recovered' });
      expect(rig.effectsOf('requestCards')).toHaveLength(2);
      expect(rig.live().find(({ path }) => path === 'cardAdd')?.ref).toBe(dialog);
    },
    'without word from the session the section goes on'(start) {
      const rig = start();
      rig.settle('sessionRecovery', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      rig.send(add);
      expect(rig.isRunning('cardAdd')).toBe(true);
    },
    'a dialog that fails closes and says so'(start) {
      const rig = start();
      rig.send(add);
      rig.settle('cardAdd', 'crashed');
      expect(rig.snapshot().value).toBe('viewing');
      expect(rig.effectsOf('showDialogFailed')).toHaveLength(1);
    },
  },
};

import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { cardDefaultMachine } from '../../../machines/cards/card-default/card-default.machine';
import { selectComing } from '../../../machines/cards/card-default/card-default.selectors';
import { aoife, everyday, jointAccount } from '../../../machines/samples';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type DefaultRig = Rig<typeof cardDefaultMachine>;

const customer = aoife.uuid;
const press = (rig: DefaultRig, cardId = jointAccount.id, key = 'press-1') =>
  rig.send({ type: 'default.requested', cardId, key });
const coming = (rig: DefaultRig) => selectComing(rig.snapshot());

const isComing = (snapshot: SnapshotFrom<typeof cardDefaultMachine>) =>
  expect([selectComing(snapshot) === null, snapshot.hasTag('busy')]).toEqual([false, true]);

export const spec: FlowSpec<typeof cardDefaultMachine> = {
  flow: flows['card-default'],
  person: ['default.requested'],
  waits: { setDefault: call, readCards: call },
  invariants: {
    resting: (snapshot) => expect([selectComing(snapshot), snapshot.hasTag('busy')]).toEqual([null, false]),
    saving: isComing,
    reading: isComing,
  },
  scenarios: {
    'D2.extensionGroups.defaultCard: Make default is for its card; the list is stale if the person leaves meanwhile'(
      start,
    ) {
      const rig = start();
      press(rig);
      expect(rig.inputOf('setDefault')).toEqual({ customer, cardId: jointAccount.id, key: 'press-1' });
      expect(rig.effects.map(({ type }) => type)).toEqual(['expireCards']);
    },
    'D4.9: the list is read again whatever the result; an error is shown unless the list shows the change after a lost response'(
      start,
    ) {
      const refused = ['This card has expired.'];
      const lost = ['Please try again later'];
      for (const [ending, read, messages] of [
        ['saved', 'changed', null],
        ['saved', 'unchanged', null],
        ['saved', 'offline', null],
        ['refused', 'changed', refused],
        ['refused', 'unchanged', refused],
        ['refused', 'offline', refused],
        ['noResponse', 'changed', null],
        ['noResponse', 'unchanged', lost],
        ['noResponse', 'offline', lost],
        ['broken', 'unchanged', null],
      ] as const) {
        const rig = start();
        press(rig);
        rig.settle('setDefault', ending);
        expect([rig.inputOf('readCards'), coming(rig)]).toEqual([
          expect.objectContaining({ customer }),
          jointAccount.id,
        ]);
        rig.settle('readCards', read);
        expect([rig.snapshot().value, coming(rig)]).toEqual(['resting', null]);
        expect(rig.effectsOf('showFailure').map(({ params }) => params)).toEqual(
          messages === null ? [] : [{ messages }],
        );
      }
    },
    'own: a press forgets the error of the one before it'(start) {
      const rig = start();
      press(rig);
      rig.settle('setDefault', 'refused');
      rig.settle('readCards', 'unchanged');
      press(rig);
      rig.settle('setDefault', 'broken');
      rig.settle('readCards', 'unchanged');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      expect(rig.effectsOf('showFailure')).toHaveLength(1);
    },
    'one press at a time counts: the next one works after the list was read'(start) {
      const rig = start();
      press(rig);
      press(rig, everyday.id, 'press-2');
      expect(rig.inputOf('setDefault')).toMatchObject({ key: 'press-1' });
      rig.settle('setDefault', 'saved');
      press(rig, everyday.id, 'press-3');
      expect(coming(rig)).toBe(jointAccount.id);
      rig.settle('readCards', 'changed');
      press(rig, everyday.id, 'press-4');
      expect(rig.inputOf('setDefault')).toEqual({ customer, cardId: everyday.id, key: 'press-4' });
    },
  },
};

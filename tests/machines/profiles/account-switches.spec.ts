import { expect } from 'vitest';
import type { accountSwitchesMachine } from '../../../machines/profiles/account-switches/account-switches.machine';
import {
  selectIsUnderWay,
  selectSwitchFailure,
  selectWished,
} from '../../../machines/profiles/account-switches/account-switches.selectors';
import { aoife, byrneDesign } from '../../../machines/samples';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type SwitchRig = Rig<typeof accountSwitchesMachine>;

const customer = aoife.uuid;
const { accountId } = byrneDesign;

const wish = (active: boolean, key: string, id = accountId) =>
  ({ type: 'switch.requested', accountId: id, active, key }) as const;
const read = (active: boolean) => ({ type: 'accounts.read', accounts: [{ accountId, active }] }) as const;

const wished = (rig: SwitchRig, id = accountId) => selectWished(rig.snapshot(), id);
const failure = (rig: SwitchRig, id = accountId) => selectSwitchFailure(rig.snapshot(), id);
const underWay = (rig: SwitchRig) =>
  rig.isRunning('switchAccount') ? rig.inputOf('switchAccount') : 'nothing is under way';

const isAtWork = (snapshot: ReturnType<SwitchRig['snapshot']>) => {
  expect(snapshot.context.current).not.toBeNull();
  expect(snapshot.hasTag('busy')).toBe(true);
};

export const spec: FlowSpec<typeof accountSwitchesMachine> = {
  flow: flows['account-switches'],
  own: ['checking'],
  person: ['switch.requested'],
  waits: { switchAccount: call, findAccount: call },
  invariants: {
    resting: ({ context }) => expect(context.current).toBeNull(),
    switching: isAtWork,
    checking: isAtWork,
  },
  scenarios: {
    'a switch shows the requested state at once, and its call is sent'(start) {
      const rig = start();
      expect([wished(rig), selectIsUnderWay(rig.snapshot(), accountId)]).toEqual([null, false]);
      rig.send(wish(false, 'press-1'));
      expect([wished(rig), selectIsUnderWay(rig.snapshot(), accountId)]).toEqual([false, true]);
      expect(underWay(rig)).toEqual({ customer, accountId, active: false, key: 'press-1' });
      expect(wished(rig, '42')).toBeNull();
    },
    'an accepted change is kept until the list, which is read again, shows it'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.settle('switchAccount', 'switched');
      expect(rig.effectsOf('reloadAccounts')).toEqual([
        { actor: '', type: 'reloadAccounts', params: { customer } },
      ]);
      expect([wished(rig), selectIsUnderWay(rig.snapshot(), accountId)]).toEqual([false, false]);
      rig.send(read(false));
      expect([wished(rig), failure(rig)]).toEqual([null, null]);
    },
    'the list is stale if the person leaves during a call'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      expect(rig.effects.map(({ type }) => type)).toEqual(['expireAccounts']);
    },
    'S4.enableDisable.1: a failed call reverts the toggle, and the server’s message is kept for its row'(
      start,
    ) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.settle('switchAccount', 'refused');
      expect(wished(rig)).toBeNull();
      expect(failure(rig)).toEqual({
        kind: 'refused',
        messages: ['This account is closed.'],
        wish: { accountId, active: false, key: 'press-1' },
      });
      expect(failure(rig, '42')).toBeNull();
      expect(rig.effectsOf('reloadAccounts')).toEqual([]);
    },
    'the next press clears the message, and is sent with a new key'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.settle('switchAccount', 'refused');
      rig.send(wish(false, 'press-2'));
      expect([failure(rig), wished(rig)]).toEqual([null, false]);
      expect(underWay(rig)).toMatchObject({ active: false, key: 'press-2' });
    },
    'two quick presses end in the last requested state, and never run in parallel'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.send(wish(true, 'press-2'));
      expect([wished(rig), underWay(rig)]).toEqual([true, expect.objectContaining({ active: false })]);
      rig.settle('switchAccount', 'switched');
      expect([wished(rig), underWay(rig)]).toEqual([
        true,
        expect.objectContaining({ active: true, key: 'press-2' }),
      ]);
      rig.settle('switchAccount', 'switched');
      expect([wished(rig), underWay(rig)]).toEqual([true, 'nothing is under way']);
    },
    'three quick presses end in the last requested state, which is already being sent: nothing more is sent'(
      start,
    ) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.send(wish(true, 'press-2'));
      rig.send(wish(false, 'press-3'));
      rig.settle('switchAccount', 'switched');
      expect([wished(rig), underWay(rig)]).toEqual([false, 'nothing is under way']);
    },
    'a call that fails while another change waits shows no error: the waiting one is sent, and counts'(
      start,
    ) {
      for (const ending of ['refused', 'unknown']) {
        const rig = start();
        rig.send(wish(false, 'press-1'));
        rig.send(wish(true, 'press-2'));
        rig.settle('switchAccount', ending);
        if (ending === 'unknown') rig.settle('findAccount', 'on');
        expect([failure(rig), wished(rig)]).toEqual([null, true]);
        expect(underWay(rig)).toMatchObject({ active: true, key: 'press-2' });
        rig.settle('switchAccount', 'refused');
        expect(failure(rig)).toMatchObject({ kind: 'refused', wish: { active: true } });
      }
    },
    'other accounts wait for their turn, and each has its own failure'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.send(wish(true, 'press-3', '42'));
      expect([wished(rig, '42'), selectIsUnderWay(rig.snapshot(), '42')]).toEqual([true, true]);
      rig.settle('switchAccount', 'refused');
      expect(underWay(rig)).toMatchObject({ accountId: '42', active: true, key: 'press-3' });
      rig.settle('switchAccount', 'switched');
      expect([failure(rig)?.kind, failure(rig, '42'), wished(rig, '42')]).toEqual(['refused', null, true]);
    },
    'no usable response: the list is read, and an account in the requested state is complete'(start) {
      for (const ending of ['unknown', 'crashed']) {
        const rig = start();
        rig.send(wish(false, 'press-1'));
        rig.settle('switchAccount', ending);
        expect(rig.inputOf('findAccount')).toEqual({ customer, accountId });
        expect([wished(rig), selectIsUnderWay(rig.snapshot(), accountId)]).toEqual([false, true]);
        rig.settle('findAccount', 'off');
        expect([wished(rig), failure(rig), rig.snapshot().value]).toEqual([null, null, 'resting']);
      }
    },
    'no usable response, and the account is unchanged or gone: it reverts with an error'(start) {
      for (const found of ['on', 'gone']) {
        const rig = start();
        rig.send(wish(false, 'press-1'));
        rig.settle('switchAccount', 'unknown');
        rig.settle('findAccount', found);
        expect(wished(rig)).toBeNull();
        expect(failure(rig)).toMatchObject({ kind: 'noResponse', checked: true });
        rig.send(wish(false, 'press-2'));
        expect(underWay(rig)).toMatchObject({ key: 'press-2' });
      }
    },
    'D2.9: if the list cannot be read either, the same press again is the same request'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.settle('switchAccount', 'unknown');
      rig.settle('findAccount', 'offline');
      expect([wished(rig), failure(rig)]).toEqual([
        null,
        { kind: 'noResponse', checked: false, wish: { accountId, active: false, key: 'press-1' } },
      ]);
      rig.send(wish(false, 'press-2'));
      expect(underWay(rig)).toMatchObject({ active: false, key: 'press-1' });
    },
    'and the opposite press, or one at another account, is a new request'(start) {
      for (const [id, active] of [
        [accountId, true],
        ['42', false],
      ] as const) {
        const rig = start();
        rig.send(wish(false, 'press-1'));
        rig.settle('switchAccount', 'unknown');
        rig.settle('findAccount', 'offline');
        rig.send(wish(active, 'press-2', id));
        expect(underWay(rig)).toMatchObject({ active, key: 'press-2' });
      }
    },
    'a list that is read later clears resolved errors, and keeps the rest'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.settle('switchAccount', 'unknown');
      rig.settle('findAccount', 'offline');
      rig.send(read(true));
      expect(failure(rig)).not.toBeNull();
      rig.send(read(false));
      expect(failure(rig)).toBeNull();
    },
    'a pending change is not overridden by the list'(start) {
      const rig = start();
      rig.send(wish(false, 'press-1'));
      rig.send(read(true));
      expect(wished(rig)).toBe(false);
    },
    'the switches continue without reports from the list'(start) {
      const rig = start();
      rig.settle('accountsReading', 'crashed');
      expect(rig.effectsOf('logFailure')).toHaveLength(1);
      rig.send(wish(false, 'press-1'));
      expect(underWay(rig)).toMatchObject({ active: false });
    },
  },
};

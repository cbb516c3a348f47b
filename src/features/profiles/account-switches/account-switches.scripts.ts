import type { SnapshotFrom } from 'xstate';
import { paymentProfiles } from '#messages/profiles/payment-profiles';
import { fixtures } from '../../../../machines/profiles/account-switches/account-switches.fixtures';
import type { accountSwitchesMachine } from '../../../../machines/profiles/account-switches/account-switches.machine';
import { selectWished } from '../../../../machines/profiles/account-switches/account-switches.selectors';
import type { AccountSwitchesEvent } from '../../../../machines/profiles/account-switches/account-switches.types';
import { byrneDesign } from '../../../../machines/samples';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, press, server, unavailable } from '../../../review/scripts/words';
import { addedAccount } from '../card-account-add/card-account-add.scripts';

const CALL = 'disableCardAccount';
const name = byrneDesign.nickname;
const [refusal = ''] = fixtures.outcomes.switchAccount.refused.resolve.messages;

/** Turns an account off that was just added. The messages name it. */
const executors: FlowExecutors = {
  openings: {
    default: {
      path: '/profile',
      account: 'standard',
      does: [press(paymentProfiles.addCardAccount), ...addedAccount(name)],
    },
  },
  events: {
    '': doings<AccountSwitchesEvent>({
      'switch.requested': ({ accountId, active }, _coming, now) =>
        accountId === byrneDesign.accountId &&
        !active &&
        selectWished(now as SnapshotFrom<typeof accountSwitchesMachine>, accountId) !== false
          ? [{ role: 'switch', name: paymentProfiles.switchOf({ name }), act: 'press' }]
          : { unseen: 'There is one account, and it is on.' },
      // The list is read when the account was added.
      'accounts.read': ({ accounts }) =>
        accounts.every(({ active }) => active) ? [] : { unseen: 'There is one account, and it is on.' },
    }),
  },
  outcomes: {
    accountsReading: crashing,
    switchAccount: {
      ...crashing,
      switched: server(),
      refused: server({ call: CALL, fault: 'refused', message: refusal }),
      unknown: (next) => server({ call: CALL, fault: next?.outcome === 'off' ? 'commitThenReset' : 'reset' }),
    },
    findAccount: {
      on: server(),
      off: server(),
      gone: { unseen: 'Nobody takes the account away meanwhile.' },
      offline: unavailable('viewBusinessCards'),
    },
  },
  beside: ['accountsReading'],
};

export const scripts: ScriptSource = { title: paymentProfiles.title, executors: [executors] };

import { assign, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  AccountState,
  AccountSwitchesContext,
  AccountSwitchesEvent,
  AccountSwitchesInput,
  AccountSwitchesTag,
  FindAccountInput,
  FindAccountOutcome,
  SwitchFailure,
  SwitchInput,
  SwitchOutcome,
  SwitchWish,
} from './account-switches.types';

type Answer = { outcome: SwitchOutcome };
type Whose = { customer: string };

const answer = ({ event }: { event: { output: SwitchOutcome } }): Answer => ({ outcome: event.output });
const finding = ({ event }: { event: { output: FindAccountOutcome } }) => event.output;
const owner = ({ context }: { context: AccountSwitchesContext }): Whose => ({ customer: context.customer });

/** Returns the POST to send. There is one only for a requested change. */
const underWay = ({ customer, current }: AccountSwitchesContext): SwitchInput => {
  if (current === null) throw new Error('No change of an account was requested');
  return { customer, ...current };
};

const isOf =
  (accountId: string) =>
  (one: AccountState): boolean =>
    one.accountId === accountId;

/** Returns the failures without the one of this account, which a newer press or a newer failure replaces. */
const without = (failures: readonly SwitchFailure[], accountId: string) =>
  failures.filter(({ wish }) => wish.accountId !== accountId);

/** If the outcome of the same request is unknown, its key is reused (D2.9). */
const keyOf = (failures: readonly SwitchFailure[], { accountId, active, key }: SwitchWish): string => {
  const open = failures.find(
    ({ wish, ...failure }) =>
      wish.accountId === accountId &&
      wish.active === active &&
      failure.kind === 'noResponse' &&
      !failure.checked,
  );
  return open?.wish.key ?? key;
};

/** Ends the current change with a failure, which is not reported if a newer change of the same account waits. */
const failedWith = (
  { current, waiting, failures }: AccountSwitchesContext,
  failure: { kind: 'refused'; messages: readonly string[] } | { kind: 'noResponse'; checked: boolean },
): Partial<AccountSwitchesContext> =>
  current === null || waiting.some(isOf(current.accountId))
    ? { current: null }
    : { current: null, failures: [...without(failures, current.accountId), { wish: current, ...failure }] };

/**
 * The switches of the business card accounts (S4.enableDisable.1). A switch shows the requested state during its
 * call, and otherwise the state in the list. Calls run one at a time, so after several presses the last one wins;
 * only the last waiting change of an account is sent.
 */
export const accountSwitchesMachine = setup({
  types: {} as {
    context: AccountSwitchesContext;
    input: AccountSwitchesInput;
    events: AccountSwitchesEvent;
    tags: AccountSwitchesTag;
    children: {
      accountsReading: 'accountsReading';
      switchAccount: 'switchAccount';
      findAccount: 'findAccount';
    };
    meta: StateMeta;
  },
  actors: {
    accountsReading: providedActor<CallbackActorLogic<AccountSwitchesEvent>>('accountsReading'),
    switchAccount: providedActor<PromiseActorLogic<SwitchOutcome, SwitchInput>>('switchAccount'),
    findAccount: providedActor<PromiseActorLogic<FindAccountOutcome, FindAccountInput>>('findAccount'),
  },
  guards: {
    isWaitedFor: ({ context }) => context.waiting.length > 0,
    isSwitched: (_, params: Answer) => params.outcome.kind === 'switched',
    isRefused: (_, params: Answer) => params.outcome.kind === 'refused',
    isAsWished: ({ context }, params: FindAccountOutcome) => params.active === context.current?.active,
  },
  actions: {
    keepWish: assign(({ context }, params: { wish: SwitchWish }) => {
      const { current, waiting, failures } = context;
      const { accountId, active } = params.wish;
      const others = waiting.filter((one) => one.accountId !== accountId);
      const isUnderWay = current?.accountId === accountId && current.active === active;
      return {
        waiting: isUnderWay ? others : [...others, { ...params.wish, key: keyOf(failures, params.wish) }],
        failures: without(failures, accountId),
      };
    }),
    beginNext: assign(({ context: { waiting } }) => ({
      current: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    keepTaken: assign(({ context: { current, taken } }) =>
      current === null
        ? {}
        : {
            current: null,
            taken: [
              ...taken.filter(({ accountId }) => accountId !== current.accountId),
              { accountId: current.accountId, active: current.active },
            ],
          },
    ),
    forgetWish: assign({ current: null }),
    keepRefusal: assign(({ context }, { outcome }: Answer) =>
      failedWith(context, {
        kind: 'refused',
        messages: outcome.kind === 'refused' ? outcome.messages : [],
      }),
    ),
    keepNoResponse: assign(({ context }, { checked }: { checked: boolean }) =>
      failedWith(context, { kind: 'noResponse', checked }),
    ),
    believeList: assign(({ context }, { accounts }: { accounts: readonly AccountState[] }) => ({
      taken: [],
      failures: context.failures.filter(
        ({ wish }) => accounts.find(isOf(wish.accountId))?.active !== wish.active,
      ),
    })),
    expireAccounts: providedAction('expireAccounts'),
    reloadAccounts: providedAction<Whose>('reloadAccounts'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'account-switches',
  description:
    'Enable and disable business accounts. It sends each press of a switch one after the other, until the list is left.',
  context: ({ input }) => ({ ...input, current: null, waiting: [], taken: [], failures: [] }),
  invoke: {
    id: 'accountsReading',
    src: 'accountsReading',
    onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
  },
  on: {
    'switch.requested': {
      actions: {
        type: 'keepWish',
        params: ({ event: { accountId, active, key } }) => ({ wish: { accountId, active, key } }),
      },
    },
    'accounts.read': {
      actions: { type: 'believeList', params: ({ event }) => ({ accounts: event.accounts }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'No request is in progress. The next change is sent at once.',
      meta: { screen: 'payment-profiles', requirement: 'S4.enableDisable.1' },
      always: { guard: 'isWaitedFor', target: 'switching', actions: 'beginNext' },
    },
    switching: {
      description:
        'The server is asked to enable or disable one account, and its switch shows the requested state. The list is already marked stale, in case the person leaves now.',
      meta: { screen: 'payment-profiles', requirement: 'S4.enableDisable.1' },
      tags: ['busy'],
      entry: 'expireAccounts',
      invoke: {
        id: 'switchAccount',
        src: 'switchAccount',
        input: ({ context }) => underWay(context),
        onDone: [
          {
            guard: { type: 'isSwitched', params: answer },
            target: 'resting',
            actions: ['keepTaken', { type: 'reloadAccounts', params: owner }],
          },
          {
            guard: { type: 'isRefused', params: answer },
            target: 'resting',
            actions: { type: 'keepRefusal', params: answer },
          },
          { target: 'checking' },
        ],
        onError: 'checking',
      },
    },
    checking: {
      description:
        'The response was lost, and the account may have been switched. The list of accounts is read.',
      meta: { screen: 'payment-profiles', requirement: 'own' },
      tags: ['busy'],
      invoke: {
        id: 'findAccount',
        src: 'findAccount',
        input: ({ context }) => {
          const { customer, accountId } = underWay(context);
          return { customer, accountId };
        },
        onDone: [
          { guard: { type: 'isAsWished', params: finding }, target: 'resting', actions: 'forgetWish' },
          { target: 'resting', actions: { type: 'keepNoResponse', params: { checked: true } } },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'keepNoResponse', params: { checked: false } },
        },
      },
    },
  },
});

import type { CardAccount } from '../../../src/domain/entities';

export type AccountSwitchesInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

/** How an account is. */
export type AccountState = Pick<CardAccount, 'accountId' | 'active'>;

/** How somebody wants an account to be; `key` is that of the press, and goes out as the Idempotency-Key. */
export type SwitchWish = AccountState & { readonly key: string };

/** One POST to enable or disable an account. */
export type SwitchInput = AccountSwitchesInput & SwitchWish;

export type SwitchOutcome =
  | { readonly kind: 'switched' }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** No usable answer: the server may have done it. */
  | { readonly kind: 'unknown' };

export type FindAccountInput = AccountSwitchesInput & Pick<CardAccount, 'accountId'>;
/** How the account is as the list has it now; `null`: it is not in the list any more. */
export type FindAccountOutcome = { readonly active: boolean | null };

/** Why the last press at an account changed nothing; `checked`: the list was read, and the account is as it was. */
export type SwitchFailure = { readonly wish: SwitchWish } & (
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'noResponse'; readonly checked: boolean }
);

export type AccountSwitchesContext = AccountSwitchesInput & {
  /** The wish whose call is under way. */
  readonly current: SwitchWish | null;
  /** The wishes that wait for their turn, the last one of each account. */
  readonly waiting: readonly SwitchWish[];
  /** What the server has taken, until the list of the accounts says it, too. */
  readonly taken: readonly AccountState[];
  /** At most one for each account. */
  readonly failures: readonly SwitchFailure[];
};

export type AccountSwitchesEvent =
  /** The switch of an account was pressed; `key` is made for this press. */
  | {
      readonly type: 'switch.requested';
      readonly accountId: string;
      readonly active: boolean;
      readonly key: string;
    }
  /** The list of the accounts was read anew. */
  | { readonly type: 'accounts.read'; readonly accounts: readonly AccountState[] };

export type AccountSwitchesTag = 'busy';

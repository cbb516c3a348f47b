import type { CardAccount } from '../../../src/domain/entities';

export type AccountSwitchesInput = {
  /** The effective user's uuid. */
  readonly customer: string;
};

export type AccountState = Pick<CardAccount, 'accountId' | 'active'>;

/** The state requested for an account. `key` belongs to the press and is sent as the Idempotency-Key. */
export type SwitchWish = AccountState & { readonly key: string };

/** One POST to enable or disable an account. */
export type SwitchInput = AccountSwitchesInput & SwitchWish;

export type SwitchOutcome =
  | { readonly kind: 'switched' }
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  /** No usable answer. The server may have made the change. */
  | { readonly kind: 'unknown' };

export type FindAccountInput = AccountSwitchesInput & Pick<CardAccount, 'accountId'>;
/** The account's state in the reloaded list; `null`: it is no longer in the list. */
export type FindAccountOutcome = { readonly active: boolean | null };

/** Why the last press for an account changed nothing. `checked`: the list was read, and the account is unchanged. */
export type SwitchFailure = { readonly wish: SwitchWish } & (
  | { readonly kind: 'refused'; readonly messages: readonly string[] }
  | { readonly kind: 'noResponse'; readonly checked: boolean }
);

export type AccountSwitchesContext = AccountSwitchesInput & {
  /** The change in progress. */
  readonly current: SwitchWish | null;
  /** The changes that wait, only the last one of each account. */
  readonly waiting: readonly SwitchWish[];
  /** What the server accepted, until the account list shows it too. */
  readonly taken: readonly AccountState[];
  /** At most one for each account. */
  readonly failures: readonly SwitchFailure[];
};

export type AccountSwitchesEvent =
  /** The switch of an account was pressed. `key` is generated for each press. */
  | {
      readonly type: 'switch.requested';
      readonly accountId: string;
      readonly active: boolean;
      readonly key: string;
    }
  /** The account list was read again. */
  | { readonly type: 'accounts.read'; readonly accounts: readonly AccountState[] };

export type AccountSwitchesTag = 'busy';

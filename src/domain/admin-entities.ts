import type { CreditRequest, ProfileType } from './entities';

/** A figure of the admin dashboard. `trend` has the oldest value first and is empty if unknown. */
export type DashboardFigure = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly trend: readonly number[];
};

/** A customer as shown to admins. */
export type Customer = {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly profileType: ProfileType | null;
  readonly premium: boolean;
};

/** A page of search results. `page` starts at 1. */
export type CustomerPage = {
  readonly items: readonly Customer[];
  /** Number of records on the page that could not be read. */
  readonly leftOut: number;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
};

export type CreditAccountRequest = CreditRequest & {
  readonly uuid: string;
  readonly status: 'pending' | 'approved' | 'declined';
  /** ISO 8601. */
  readonly created: string;
  readonly customer: Customer;
  /** Why it was declined. */
  readonly reason: string | null;
  /** The reference for people. */
  readonly ref: string | null;
  /** The number of the approved account. */
  readonly identifier: string | null;
};

/** An action of an admin. `at` and `sessionStart` are ISO 8601, `customer` is a name. */
export type AuditEntry = {
  readonly id: string;
  readonly at: string;
  readonly admin: string;
  readonly action: string;
  readonly customer: string | null;
  readonly customerUuid: string | null;
  readonly reason: string | null;
  /** When the impersonation began that it was part of; `null` for what an admin did as themselves. */
  readonly sessionStart: string | null;
};

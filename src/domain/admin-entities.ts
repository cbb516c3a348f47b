import type { CreditRequest, ProfileType } from './entities';

/** One figure of the admin dashboard; `trend` is oldest first, empty if unknown. */
export type DashboardFigure = {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly trend: readonly number[];
};

/** A customer as admins see them. */
export type Customer = {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly profileType: ProfileType | null;
  readonly premium: boolean;
};

/** One page of a search; `page` counts from 1. */
export type CustomerPage = {
  readonly items: readonly Customer[];
  /** How many of the page could not be read. */
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
  /** What people call it by. */
  readonly ref: string | null;
  /** The number of the account that it became. */
  readonly identifier: string | null;
};

/** What an admin did; `at` is ISO 8601, `customer` a name. */
export type AuditEntry = {
  readonly id: string;
  readonly at: string;
  readonly admin: string;
  readonly action: string;
  readonly customer: string | null;
  readonly customerUuid: string | null;
  readonly reason: string | null;
};

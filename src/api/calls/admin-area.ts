import type {
  AuditEntry,
  CreditAccountRequest,
  CustomerPage,
  DashboardFigure,
} from '../../domain/admin-entities';
import type { Listed } from '../../domain/listed';
import type { CallOptions, Client } from '../client';
import {
  readAudit,
  readCreditAccountRequest,
  readCreditAccountRequests,
  readCustomerPage,
  readDashboard,
  readFactorReset,
} from '../codec/admin';
import { at } from '../path';

/** The figures of the dashboard (Ext `admin`). */
export const getDashboard = (client: Client, options?: CallOptions): Promise<Listed<DashboardFigure>> =>
  client.call({ url: at('/api/admin/dashboard'), ...options }, (answer, place) =>
    readDashboard(answer.response, place),
  );

/** Searches customers by part of their name, email or phone (Ext `admin`). `page` starts at 1. */
export const findCustomers = (
  client: Client,
  search: { readonly query: string; readonly page: number },
  options?: CallOptions,
): Promise<CustomerPage> =>
  client.call({ url: at('/api/admin/customers'), data: search, ...options }, (answer, place) =>
    readCustomerPage(answer.response, place),
  );

/** All credit account requests (Ext `admin`). */
export const listCreditAccountRequests = (
  client: Client,
  options?: CallOptions,
): Promise<Listed<CreditAccountRequest>> =>
  client.call({ url: at('/api/admin/credit-account-requests'), ...options }, (answer, place) =>
    readCreditAccountRequests(answer.response, place),
  );

/** A credit account request (Ext `admin`). `uuid` identifies the request. */
export const getCreditAccountRequest = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<CreditAccountRequest> =>
  client.call(
    { url: at('/api/admin/credit-account-requests/{uuid}', { uuid }), ...options },
    (answer, place) => readCreditAccountRequest(answer.response, place),
  );

/** Approves a credit account request (Ext `admin`). */
export const approveCreditAccountRequest = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<CreditAccountRequest> =>
  client.call(
    { url: at('/api/admin/credit-account-requests/{uuid}/approve', { uuid }), method: 'post', ...options },
    (answer, place) => readCreditAccountRequest(answer.response, place),
  );

/** Declines a credit account request (Ext `admin`). */
export const declineCreditAccountRequest = (
  client: Client,
  uuid: string,
  reason: string,
  options?: CallOptions,
): Promise<CreditAccountRequest> =>
  client.call(
    {
      url: at('/api/admin/credit-account-requests/{uuid}/decline', { uuid }),
      method: 'post',
      data: { reason },
      ...options,
    },
    (answer, place) => readCreditAccountRequest(answer.response, place),
  );

/** What admins did, the newest first (Ext `admin`). */
export const getAudit = (client: Client, options?: CallOptions): Promise<Listed<AuditEntry>> =>
  client.call({ url: at('/api/admin/audit'), ...options }, (answer, place) =>
    readAudit(answer.response, place),
  );

/** What admins did on behalf of the customer, the newest first, for the customer to read (Ext `admin`). */
export const getCustomerAudit = (
  client: Client,
  uuid: string,
  options?: CallOptions,
): Promise<Listed<AuditEntry>> =>
  client.call({ url: at('/api/user/{uuid}/audit', { uuid }), ...options }, (answer, place) =>
    readAudit(answer.response, place),
  );

/**
 * Starts to remove the second steps of a customer who has lost theirs (Ext `second-factor`). 409: they have none.
 *
 * @returns when they are removed (ISO 8601)
 */
export const resetFactors = (
  client: Client,
  uuid: string,
  reason: string,
  options?: CallOptions,
): Promise<string> =>
  client.call(
    {
      url: at('/api/admin/customers/{uuid}/reset-factors', { uuid }),
      method: 'post',
      data: { reason },
      ...options,
    },
    (answer, place) => readFactorReset(answer.response, place),
  );

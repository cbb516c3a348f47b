import type {
  AuditEntry,
  CreditAccountRequest,
  Customer,
  CustomerPage,
  DashboardFigure,
} from '../../domain/admin-entities';
import type { Listed } from '../../domain/listed';
import type { Wire } from '../wire';
import { readProfileType } from './profile-type';
import { count, fields, mark, id, list, oneOf, records, text, words, type Reader } from './read';

const readFigure: Reader<DashboardFigure> = (value, at) => {
  const { need, may } = fields<Wire['Dashboard']['figures'][number]>(value, at);
  return {
    id: need('id', id),
    label: need('label', words),
    value: need('value', count),
    trend: may('trend', list(count)) ?? [],
  };
};

export const readDashboard: Reader<Listed<DashboardFigure>> = (value, at) =>
  fields<Wire['Dashboard']>(value, at).need('figures', records(readFigure));

const readCustomer: Reader<Customer> = (value, at) => {
  const { need, may } = fields<Wire['Customer']>(value, at);
  return {
    uuid: need('uuid', id),
    name: need('name', words),
    email: need('email', words),
    phone: may('phone', text),
    profileType: may('profileType', readProfileType),
    premium: need('premium', mark),
  };
};

export const readCustomerPage: Reader<CustomerPage> = (value, at) => {
  const { need } = fields<Wire['Customers']>(value, at);
  const { records: items, leftOut } = need('items', records(readCustomer));
  return {
    items,
    leftOut,
    page: need('page', count),
    pageSize: need('pageSize', count),
    total: need('total', count),
  };
};

export const readCreditAccountRequest: Reader<CreditAccountRequest> = (value, at) => {
  const { need, may } = fields<Wire['CreditAccountRequest']>(value, at);
  return {
    companyName: need('companyName', words),
    companyAddress: need('companyAddress', words),
    companyEmail: need('companyEmail', words),
    companyRegistrationNumber: need('companyRegistrationNumber', words),
    journeysPerMonth: need('journeysPerMonth', words),
    authorised: need('authorised', mark),
    readTerms: need('readTerms', mark),
    uuid: need('uuid', id),
    status: need('status', oneOf('pending', 'approved', 'declined')),
    created: need('created', words),
    customer: need('customer', readCustomer),
    reason: may('reason', text),
    ref: may('ref', text),
    identifier: may('identifier', text),
  };
};

export const readCreditAccountRequests: Reader<Listed<CreditAccountRequest>> =
  records(readCreditAccountRequest);

const readAuditEntry: Reader<AuditEntry> = (value, at) => {
  const { need, may } = fields<Wire['AuditEntry']>(value, at);
  return {
    id: need('id', id),
    at: need('at', words),
    admin: need('admin', words),
    action: need('action', words),
    customer: may('customer', text),
    customerUuid: may('customerUuid', text),
    reason: may('reason', text),
    sessionStart: may('sessionStart', text),
  };
};

export const readAudit: Reader<Listed<AuditEntry>> = records(readAuditEntry);

/** When the second steps of a customer end that an admin resets. */
export const readFactorReset: Reader<string> = (value, at) =>
  fields<Wire['FactorReset']>(value, at).need('resetAt', text);

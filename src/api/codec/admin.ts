import type {
  AuditEntry,
  CreditAccountRequest,
  Customer,
  CustomerPage,
  DashboardFigure,
} from '../../domain/admin-entities';
import type { Wire } from '../wire';
import { readProfileType } from './profile-type';
import { fields, flag, id, list, listOrEmpty, number, oneOf, text, type Reader } from './read';

const readFigure: Reader<DashboardFigure> = (value) => {
  const { need, may } = fields<Wire['Dashboard']['figures'][number]>(value);
  return {
    id: need('id', text),
    label: need('label', text),
    value: need('value', number),
    trend: may('trend', listOrEmpty(number)) ?? [],
  };
};

export const readDashboard: Reader<readonly DashboardFigure[]> = (value) =>
  fields<Wire['Dashboard']>(value).need('figures', list(readFigure));

const readCustomer: Reader<Customer> = (value) => {
  const { need, may } = fields<Wire['Customer']>(value);
  return {
    uuid: need('uuid', text),
    name: need('name', text),
    email: need('email', text),
    phone: may('phone', text),
    profileType: may('profileType', readProfileType),
    premium: need('premium', flag),
  };
};

export const readCustomerPage: Reader<CustomerPage> = (value) => {
  const { need } = fields<Wire['Customers']>(value);
  return {
    items: need('items', list(readCustomer)),
    page: need('page', number),
    pageSize: need('pageSize', number),
    total: need('total', number),
  };
};

export const readCreditAccountRequest: Reader<CreditAccountRequest> = (value) => {
  const { need, may } = fields<Wire['CreditAccountRequest']>(value);
  return {
    companyName: need('companyName', text),
    companyAddress: need('companyAddress', text),
    companyEmail: need('companyEmail', text),
    companyRegistrationNumber: need('companyRegistrationNumber', text),
    journeysPerMonth: need('journeysPerMonth', text),
    authorised: need('authorised', flag),
    readTerms: need('readTerms', flag),
    uuid: need('uuid', text),
    status: need('status', oneOf('pending', 'approved', 'declined')),
    created: need('created', text),
    customer: need('customer', readCustomer),
    reason: may('reason', text),
    ref: may('ref', text),
    identifier: may('identifier', text),
  };
};

export const readCreditAccountRequests: Reader<readonly CreditAccountRequest[]> =
  list(readCreditAccountRequest);

const readAuditEntry: Reader<AuditEntry> = (value) => {
  const { need, may } = fields<Wire['AuditEntry']>(value);
  return {
    id: need('id', id),
    at: need('at', text),
    admin: need('admin', text),
    action: need('action', text),
    customer: may('customer', text),
    customerUuid: may('customerUuid', text),
    reason: may('reason', text),
  };
};

export const readAudit: Reader<readonly AuditEntry[]> = list(readAuditEntry);

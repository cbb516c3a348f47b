import type { Receipt, Withdrawal } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, id, list, Malformed, text, type Reader } from './read';

/** Money is shown by formats that refuse anything else. */
const cents: Reader<number> = (value) => {
  if (Number.isSafeInteger(value)) return value as number;
  throw new Malformed('an amount in minor units expected');
};

const currency: Reader<string> = (value) => {
  if (/^[A-Z]{3}$/.test(text(value))) return text(value);
  throw new Malformed('a currency expected');
};

const readReceipt: Reader<Receipt> = (value) => {
  const { need } = fields<Wire['Receipt']>(value);
  return {
    id: need('id', id),
    number: need('number', text),
    date: need('date', text),
    description: need('description', text),
    amount: need('amount', cents),
    currency: need('currency', currency),
  };
};

export const readReceipts: Reader<readonly Receipt[]> = list(readReceipt);

export const readWithdrawal: Reader<Withdrawal> = (value) => {
  const { need, may } = fields<Wire['Withdrawn']>(value);
  return { withdrawnAt: need('withdrawnAt', text), receipt: may('receipt', readReceipt) };
};

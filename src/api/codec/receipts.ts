import type { Receipt, Withdrawal } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { Wire } from '../wire';
import { fields, id, Malformed, records, text, words, type Reader } from './read';

/** The formatter of money throws for anything that is not an integer. */
const cents: Reader<number> = (value, at) => {
  if (Number.isSafeInteger(value)) return value as number;
  throw new Malformed('an amount in minor units expected', at);
};

const currency: Reader<string> = (value, at) => {
  if (/^[A-Z]{3}$/.test(text(value, at))) return text(value, at);
  throw new Malformed('a currency expected', at);
};

const readReceipt: Reader<Receipt> = (value, at) => {
  const { need } = fields<Wire['Receipt']>(value, at);
  return {
    id: need('id', id),
    number: need('number', words),
    date: need('date', words),
    description: need('description', words),
    amount: need('amount', cents),
    currency: need('currency', currency),
  };
};

export const readReceipts: Reader<Listed<Receipt>> = records(readReceipt);

export const readWithdrawal: Reader<Withdrawal> = (value, at) => {
  const { need, may } = fields<Wire['Withdrawn']>(value, at);
  return { withdrawnAt: need('withdrawnAt', text), receipt: may('receipt', readReceipt) };
};

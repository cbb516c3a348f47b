import type { Receipt, Withdrawal } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, id, list, number, text, type Reader } from './read';

const readReceipt: Reader<Receipt> = (value) => {
  const { need } = fields<Wire['Receipt']>(value);
  return {
    id: need('id', id),
    number: need('number', text),
    date: need('date', text),
    description: need('description', text),
    amount: need('amount', number),
    currency: need('currency', text),
  };
};

export const readReceipts: Reader<readonly Receipt[]> = list(readReceipt);

export const readWithdrawal: Reader<Withdrawal> = (value) => {
  const { need, may } = fields<Wire['Withdrawn']>(value);
  return { withdrawnAt: need('withdrawnAt', text), receipt: may('receipt', readReceipt) };
};

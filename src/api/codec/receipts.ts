import type { Receipt, Withdrawal } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { Wire } from '../wire';
import { cents, currency, fields, id, records, text, words, type Reader } from './read';

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

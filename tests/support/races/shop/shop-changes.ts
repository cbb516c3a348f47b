import { refused } from '../server';
import { yes, type Call, type Worked } from './shop-types';

/** Changes one record. Has no effect if nothing changes. */
export const put = (
  { person }: Call,
  record: Record<string, unknown> | undefined,
  change: Readonly<Record<string, unknown>>,
  what: string,
): Worked => {
  if (!record) return { answer: refused(404) };
  const isNew = Object.entries(change).some(([name, value]) => record[name] !== value);
  Object.assign(record, change);
  return { answer: yes(person), ...(isNew && { done: [what] }) };
};

/** Removes one record. */
export const take = (
  call: Call,
  records: Record<string, unknown>[],
  name: string,
  id: unknown,
  what: string,
): Worked => {
  const index = records.findIndex((one) => one[name] === id);
  if (index < 0) return { answer: refused(404) };
  records.splice(index, 1);
  return { answer: yes(call.person), done: [what] };
};

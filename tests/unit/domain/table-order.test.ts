import { describe, expect, it } from 'vitest';
import { orderedRows, type RowOrder } from '../../../src/domain/table-order';

const rows = [
  { name: 'Áine', trips: 9 },
  { name: 'niamh', trips: null },
  { name: 'Brian', trips: 20 },
  { name: 'Unit 10', trips: 9 },
  { name: 'Unit 9', trips: 100 },
];
const ordered = (order: RowOrder) =>
  orderedRows(rows, order, (row, column) =>
    column === 'name' ? row.name : column === 'trips' ? row.trips : undefined,
  ).map(({ name }) => name);

describe('the rows of a table', () => {
  it('stay in the given order until a column is chosen, or if there is no such column', () => {
    const given = rows.map(({ name }) => name);
    expect(ordered({ column: null, descending: true })).toEqual(given);
    expect(ordered({ column: 'town', descending: true })).toEqual(given);
  });

  it('are ordered as people read words: accents and case aside, and numbers by their value', () => {
    const upwards = ['Áine', 'Brian', 'niamh', 'Unit 9', 'Unit 10'];
    expect(ordered({ column: 'name', descending: false })).toEqual(upwards);
    expect(ordered({ column: 'name', descending: true })).toEqual(upwards.toReversed());
  });

  it('are ordered by the value of numbers, also below zero and with decimals', () => {
    const balances = [3, -10, 0.25, -2, 0.5];
    const upwards = [-10, -2, 0.25, 0.5, 3];
    const by = (descending: boolean) =>
      orderedRows(balances, { column: 'balance', descending }, (balance) => balance);
    expect(by(false)).toEqual(upwards);
    expect(by(true)).toEqual(upwards.toReversed());
  });

  it('with two unknown values keep their order, before and after known ones', () => {
    const trips = [null, 4, null, 2];
    const rowsOf = trips.map((value, at) => ({ at, value }));
    const by = (descending: boolean) =>
      orderedRows(rowsOf, { column: 'trips', descending }, ({ value }) => value).map(({ at }) => at);
    expect(by(false)).toEqual([3, 1, 0, 2]);
    expect(by(true)).toEqual([1, 3, 0, 2]);
  });

  it('with equal values keep their order, and unknown values come last in both directions', () => {
    expect(ordered({ column: 'trips', descending: false })).toEqual([
      'Áine',
      'Unit 10',
      'Brian',
      'Unit 9',
      'niamh',
    ]);
    expect(ordered({ column: 'trips', descending: true })).toEqual([
      'Unit 9',
      'Brian',
      'Áine',
      'Unit 10',
      'niamh',
    ]);
  });
});

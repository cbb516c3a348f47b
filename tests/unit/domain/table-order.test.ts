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

import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/domain/csv';

const cell = (value: string | null) => csvOf([[value]]).slice(1, -2);

describe('a table as CSV', () => {
  it('begins with the mark of UTF-8, has commas, and ends every row with CR LF', () => {
    expect(
      csvOf([
        ['Name', 'Town'],
        ['Aoife', null],
      ]),
    ).toBe('\uFEFFName,Town\r\nAoife,\r\n');
    expect(csvOf([])).toBe('\uFEFF');
  });

  it.each([
    ['Ó Súilleabháin', 'Ó Súilleabháin'],
    ['Murphy, Sons', '"Murphy, Sons"'],
    ['the "old" rank', '"the ""old"" rank"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' a space', '" a space"'],
    ['', ''],
  ])('quotes what RFC 4180 asks to quote: %j', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+353871234567', "'+353871234567"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['1=1', '1=1'],
  ])('lets a spreadsheet run no cell as a formula: %j', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });
});

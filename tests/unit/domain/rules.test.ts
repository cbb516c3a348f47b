import { describe, expect, it } from 'vitest';
import { LENGTH } from '../../../src/domain/limits';
import * as base from '../../../src/domain/rule';
import * as others from '../../../src/domain/rules';

const rules = { ...base, ...others };

/** A text of `length` letters that every name and text rule takes. */
const letters = (length: number): string => 'é'.repeat(length);
const astral = '𐐀';

const rows = [
  { rule: rules.cardholderName, key: 'cardholderName', ...LENGTH.cardholderName },
  { rule: rules.cardNickname, key: 'cardNickname', ...LENGTH.cardNickname },
  { rule: rules.name, key: 'name', ...LENGTH.name },
  { rule: rules.firstName, key: 'firstName', ...LENGTH.firstName },
  { rule: rules.lastName, key: 'lastName', ...LENGTH.lastName },
  { rule: rules.companyName, key: 'companyName', ...LENGTH.companyName },
  { rule: rules.address, key: 'address', ...LENGTH.address },
] as const;

describe.each(rows)('the length of $key', ({ rule, key, min, max }) => {
  it.each([
    [0, key],
    [min - 1, key],
    [min, null],
    [min + 1, null],
    [max - 1, null],
    [max, null],
    [max + 1, key],
  ])('%i characters: %s', (length, broken) => {
    expect(rule(letters(length))).toBe(broken);
  });

  it('counts after trimming', () => {
    expect(rule(`  ${letters(max)}\t`)).toBe(null);
    expect(rule(` ${letters(min - 1)} `)).toBe(key);
  });

  it('counts a character outside the BMP once', () => {
    expect(rule(astral.repeat(max))).toBe(null);
    expect(rule(astral.repeat(min - 1))).toBe(key);
  });
});

describe('the booking name', () => {
  it.each([
    ['', 'name'],
    ['  ', 'name'],
    ['X', null],
    [letters(LENGTH.bookingName.max), null],
    [letters(LENGTH.bookingName.max + 1), 'name'],
    ['Front desk 2 (night)', null],
  ])('%j: %s', (value, broken) => {
    expect(rules.bookingName(value)).toBe(broken);
  });
});

const nameRules = rows.filter(({ key }) => /^(cardholderN|n|firstN|lastN)ame$/u.test(key));

describe.each(nameRules)('the letters of $key', ({ rule, key }) => {
  it.each([
    "Seán O'Brien-Ní Dhomhnaill",
    'Seán O’Brien',
    'Se\u0061\u0301n',
    'Zoë van der Berg',
    'Łukasz',
    'Анна-Мария',
    '王小明华',
    'मोहन कुमार',
    "'t Hooft",
  ])('takes %s', (value) => {
    expect(rule(value)).toBe(null);
  });

  it.each([
    'Anna1',
    'Anna_B',
    'Anna.B',
    'Anna, B',
    'Anna/Bea',
    'Anna\nBea',
    'Anna\tBea',
    'Anna\u00a0Bea',
    'Anna <b>',
    'Anna 🚕',
    'Anna–Bea',
    '----',
    "'’- ",
    '\u0301abcd',
    'ab-\u0301cd',
  ])('refuses %j', (value) => {
    expect(rule(value)).toBe(key);
  });
});

describe('required', () => {
  it.each([
    ['', 'required'],
    [' \t\n', 'required'],
    ['\u00a0', 'required'],
    ['0', null],
    [' a ', null],
  ])('%j: %s', (value, broken) => {
    expect(rules.required(value)).toBe(broken);
  });
});

describe('card nickname', () => {
  it.each([
    ['My card 123', null],
    ['123 456', null],
    ['My card 1234', 'cardNickname'],
    ['12345', 'cardNickname'],
    ['٤٢٤٢', 'cardNickname'],
    ['Everyday (Aoife) €', null],
  ])('%s: %s', (value, broken) => {
    expect(rules.cardNickname(value)).toBe(broken);
  });
});

describe('company name', () => {
  it.each([
    ['Smith & Sons (Cork) Ltd.', null],
    ['24-7 Cabs, “Dublin”', null],
    ['€uro $avers £td ¥', null],
    ['Ó Sé Teoranta', null],
    ['99', null],
    ['Cabs 🚕', 'companyName'],
    ['Cabs\nLtd', 'companyName'],
    ['Cabs <b>', 'companyName'],
    ['Cabs\u0000', 'companyName'],
    ['Cabs © Ltd', 'companyName'],
  ])('%j: %s', (value, broken) => {
    expect(rules.companyName(value)).toBe(broken);
  });
});

describe('email', () => {
  const label = (length: number): string => 'a'.repeat(length);
  it.each([
    ['a@b', null],
    ['standard@cabrank.test', null],
    ['  standard@cabrank.test ', null],
    ["o'brien+taxi@mail.example.ie", null],
    [`a@${label(63)}.ie`, null],
    [`a@${label(64)}.ie`, 'email'],
    ['', 'email'],
    ['a', 'email'],
    ['a@', 'email'],
    ['@b', 'email'],
    ['a@@b', 'email'],
    ['a b@c.ie', 'email'],
    ['a@b..ie', 'email'],
    ['a@-b.ie', 'email'],
    ['a@b-.ie', 'email'],
    ['a@b.ie.', 'email'],
    ['a@b.ie\nc@d.ie', 'email'],
    ['séan@b.ie', 'email'],
    ['<a@b.ie>', 'email'],
    ['a@b.ie,c@d.ie', 'email'],
  ])('%j: %s', (value, broken) => {
    expect(rules.email(value)).toBe(broken);
  });

  it('is fast for a hostile length', () => {
    const before = performance.now();
    expect(rules.email(`a@${'a-'.repeat(50_000)}`)).toBe('email');
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('company number', () => {
  it.each([
    ['123', 'companyNumber'],
    ['1234', null],
    ['1234567890', null],
    ['12345678901', 'companyNumber'],
    ['A1234', null],
    ['IE1234', null],
    ['ABC1234', 'companyNumber'],
    ['1234A', null],
    ['1234AB', null],
    ['1234ABC', 'companyNumber'],
    ['IE1234567890AB', null],
    ['IE123AB', 'companyNumber'],
    [' 1234 ', null],
    ['12 34', 'companyNumber'],
    ['12A34', 'companyNumber'],
    ['12-34', 'companyNumber'],
    ['١٢٣٤', 'companyNumber'],
    ['', 'companyNumber'],
  ])('%s: %s', (value, broken) => {
    expect(rules.companyNumber(value)).toBe(broken);
  });

  it('is validated without pasted spaces', () => {
    expect(rules.stripSpaces(' IE 12\u00a034\t56 ')).toBe('IE123456');
  });
});

describe('address', () => {
  it('applies to the joined lines', () => {
    expect(rules.joinAddress([' 1 Main Street ', '', ' Cork ', 'T12 X8N6'])).toBe(
      '1 Main Street, Cork, T12 X8N6',
    );
    expect(rules.address(rules.joinAddress(['', ' ', '']))).toBe('address');
    expect(rules.address(rules.joinAddress([letters(99), letters(99)]))).toBe(null);
    expect(rules.address(rules.joinAddress([letters(99), letters(100)]))).toBe('address');
  });
});

describe('phone', () => {
  it.each([
    [true, null],
    [false, 'phone'],
  ])('uses the given check: %s', (valid, broken) => {
    const asked: string[][] = [];
    const check = (...call: [string, string]): boolean => {
      asked.push(call);
      return valid;
    };
    expect(rules.phone('087 123 4567', 'IE', check)).toBe(broken);
    expect(asked).toEqual([['087 123 4567', 'IE']]);
  });
});

describe('several rules', () => {
  it.each([
    ['', 'required'],
    ['A', 'firstName'],
    ['Aoife', null],
  ])('%j breaks first: %s', (value, broken) => {
    expect(rules.firstBroken(value, rules.required, rules.firstName)).toBe(broken);
  });

  it('reports the first entry of a list that is not an email address', () => {
    expect(rules.firstInvalidEmail(['a@b.ie', 'no', 'neither'])).toBe('no');
    expect(rules.firstInvalidEmail(['a@b.ie'])).toBe(null);
    expect(rules.firstInvalidEmail([])).toBe(null);
  });
});

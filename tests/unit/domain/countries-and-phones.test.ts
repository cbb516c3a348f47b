import { describe, expect, it } from 'vitest';
import { countries, findCountry, phoneCountries } from '../../../src/domain/phones/countries';
import { countryOf, formatPhone, fromE164, isValidPhone, toE164 } from '../../../src/domain/phones/phone';
import { phone } from '../../../src/domain/rules';

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each once, by name', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ alpha2 }) => alpha2)).size).toBe(249);
    expect(new Set(countries.map(({ alpha3 }) => alpha3)).size).toBe(249);
    const names = countries.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it.each(countries.map((country) => [country.alpha2, country] as const))('%s is complete', (_, country) => {
    expect(country.alpha2).toMatch(/^[A-Z]{2}$/u);
    expect(country.alpha3).toMatch(/^[A-Z]{3}$/u);
    expect(country.name).not.toBe('');
    expect(country.currency.code).toMatch(/^[A-Z]{3}$/u);
    expect(country.currency.name).not.toBe(country.currency.code);
    if (country.dialingCode !== null) expect(country.dialingCode).toMatch(/^\+[1-9][0-9]{0,2}$/u);
  });

  it.each([
    ['IE', 'Ireland', 'IRL', 'EUR', 'Euro', '+353'],
    ['gb', 'United Kingdom', 'GBR', 'GBP', 'British Pound', '+44'],
    ['US', 'United States', 'USA', 'USD', 'US Dollar', '+1'],
    ['AQ', 'Antarctica', 'ATA', 'USD', 'US Dollar', null],
  ])('knows %s', (code, name, alpha3, currency, currencyName, dialingCode) => {
    expect(findCountry(code)).toEqual({
      name,
      alpha2: code.toUpperCase(),
      alpha3,
      currency: { code: currency, name: currencyName },
      dialingCode,
    });
  });

  it('finds nothing for an unknown country', () => {
    expect(findCountry('XX')).toBe(null);
    expect(findCountry('')).toBe(null);
    expect(findCountry(null)).toBe(null);
  });
});

describe('the countries of a phone entry', () => {
  it('start with Ireland, Great Britain, the United States and Canada and leave out those without a code', () => {
    const offered = phoneCountries();
    const missing = countries.filter(({ dialingCode }) => dialingCode === null);
    expect(offered.slice(0, 4).map(({ alpha2 }) => alpha2)).toEqual(['IE', 'GB', 'US', 'CA']);
    expect(missing.map(({ alpha2 }) => alpha2).sort()).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
    expect(offered).toHaveLength(249 - missing.length);
    expect(new Set(offered.map(({ alpha2 }) => alpha2)).size).toBe(offered.length);
  });

  it('put others first if configured, ignoring those without a code', () => {
    const [first, second] = phoneCountries(['AQ', 'FR']);
    expect([first?.alpha2, second?.alpha2]).toEqual(['FR', 'AF']);
  });
});

describe('phone numbers', () => {
  it.each([
    ['087 123 4567', 'IE', '+353871234567'],
    ['(087) 123-4567', 'IE', '+353871234567'],
    ['01 555 0100', 'IE', '+35315550100'],
    [' +353 87 123 4567 ', 'IE', '+353871234567'],
    ['00353871234567', 'IE', '+353871234567'],
    ['87 123 4567', 'IE', '+353871234567'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['(416) 555-1234', 'CA', '+14165551234'],
    ['800 555 1234', 'CA', '+18005551234'],
    ['(212) 555-1234', 'US', '+12125551234'],
    ['0014165551234', 'CA', '+14165551234'],
  ])('%s in %s is %s', (typed, country, e164) => {
    expect(toE164(typed, country)).toBe(e164);
    expect(phone(typed, country, isValidPhone)).toBe(null);
  });

  it.each([
    ['087 123 456', 'IE'],
    ['087 123 456789', 'IE'],
    ['+44 20 7946 0958', 'IE'],
    ['416 555 1234', 'US'],
    ['212 555 1234', 'CA'],
    ['087 123 4567 ext. 3', 'IE'],
    ['call 087 123 4567', 'IE'],
    ['087 123 4567 or 086 123 4567', 'IE'],
    ['', 'IE'],
    ['1', 'IE'],
    ['+', 'IE'],
    ['087 123 4567', 'AQ'],
    ['087 123 4567', ''],
    ['087 123 4567', 'ie'],
  ])('%j is not a valid number of %j', (typed, country) => {
    expect(toE164(typed, country)).toBe(null);
    expect(phone(typed, country, isValidPhone)).toBe('phone');
  });

  it.each([
    ['+353871234567', undefined, { country: 'IE', national: '087 123 4567' }],
    ['+353871234567', 'GB', { country: 'IE', national: '087 123 4567' }],
    ['+18005551234', 'CA', { country: 'CA', national: '(800) 555-1234' }],
    ['+18005551234', null, { country: 'US', national: '(800) 555-1234' }],
    ['+80012345678', null, { country: null, national: '1234 5678' }],
    ['0871234567', 'IE', null],
    ['+', 'IE', null],
    ['', null, null],
  ])('%s stored with %s is entered as %o', (stored, country, parts) => {
    expect(fromE164(stored, country)).toEqual(parts);
  });

  it.each([
    ['+353871234567', '+353 87 123 4567'],
    ['not a number', 'not a number'],
    ['+0', '+0'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
  });

  it.each([
    ['+44 20 7946 0958', 'IE', 'GB'],
    ['0044 20 7946 0958', 'IE', 'GB'],
    ['0044 20 7946 0958', 'US', 'GB'],
    [' +44', 'IE', 'GB'],
    ['+44 1481 256 789', 'IE', 'GG'],
    ['+44 1481 256 789', 'GB', 'GG'],
    ['+44 1481 256 789 or', 'IE', 'GB'],
    ['+1', 'IE', 'US'],
    ['+1 416 555 1234', 'IE', 'CA'],
    ['+1 416 555 1234', 'US', 'CA'],
    ['+353', 'GB', 'IE'],
    ['+7', 'IE', 'RU'],
    ['+358 40', 'IE', 'FI'],
  ])('%j, typed where %s is selected, selects %s', (typed, selected, country) => {
    expect(countryOf(typed, selected)).toBe(country);
  });

  it.each([
    ['087 123 4567', 'IE'],
    ['020 7946 0958', 'IE'],
    ['', 'IE'],
    ['+', 'IE'],
    ['+4', 'IE'],
    ['+353 87', 'IE'],
    ['+44', 'GG'],
    ['+1 800 555 1234', 'CA'],
    ['+800 1234 5678', 'IE'],
    ['+999', 'IE'],
  ])('%j leaves %s selected', (typed, selected) => {
    expect(countryOf(typed, selected)).toBe(null);
  });
});

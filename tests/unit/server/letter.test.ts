import { describe, expect, it } from 'vitest';
import { letterOf } from '../../../src/server/backend/mail/letter';
import { failureOf, isFinal } from '../../../src/server/backend/mail/smtp';

const website = 'https://cabrank.example';

describe('a sent email', () => {
  const letter = letterOf(website, {
    subject: 'Fares & <b>terms</b>',
    body: 'Hello <img src=x>,\n\nNow: 4.99\nThen: 9.99 and/or more\n\nSign in here: /login\n\nSee //x.example/a, https://x.example/b',
  });

  it('has links only for paths of this website', () => {
    expect(letter.text).toContain('Sign in here: https://cabrank.example/login');
    expect(letter.text).toContain('9.99 and/or more');
    expect(letter.html.match(/<a /gu)).toHaveLength(1);
    expect(letter.html).toMatch(/<a href="https:\/\/cabrank\.example\/login"[^>]*>Sign in here<\/a>/u);
  });

  it('shows user input as text, and keeps its line breaks', () => {
    expect(letter.html).toContain('Hello &lt;img src=x&gt;,');
    expect(letter.html).toContain('<title>Fares &amp; &lt;b&gt;terms&lt;/b&gt;</title>');
    expect(letter.html).toMatch(/Now: 4\.99<br \/>Then: 9\.99/u);
    expect(letter.html.match(/<p /gu)).toHaveLength(4);
  });
});

describe('the report of an email that was not accepted', () => {
  const error = (fields: object) => Object.assign(new Error('No mail for jane@office.example'), fields);

  it('contains codes, but none of the server’s text', () => {
    const refused = error({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 jane' });
    expect(failureOf(refused)).toEqual({
      code: 'EENVELOPE',
      status: 550,
      enhanced: null,
      command: 'RCPT TO',
    });
    const nothing = { code: '', status: null, enhanced: null, command: '' };
    expect(failureOf(error({ code: 'jane@office.example', command: 7, response: 7 }))).toEqual(nothing);
    expect(failureOf(null)).toEqual(nothing);
  });

  it.each([
    ['550 5.1.1 <jane@office.example>: Recipient address rejected', '5.1.1'],
    ['550-5.1.10 jane@office.example\n550 5.1.10 No mail', '5.1.10'],
    ['550 relay not permitted', '5.7.1'],
    ['550 5.1.1.jane@office.example', null],
    ['451 relay is busy', null],
  ])('has the meaning of the response: %s', (response, enhanced) => {
    expect(failureOf(error({ response })).enhanced).toBe(enhanced);
  });

  it.each([
    ['an address that nobody has', { responseCode: 550, command: 'RCPT TO' }, true],
    ['an address elsewhere', { responseCode: 551, command: 'RCPT TO' }, true],
    ['an address of another kind', { responseCode: 553, command: 'RCPT TO' }, true],
    ['a mailbox that nobody has', { responseCode: 554, command: 'RCPT TO', response: '554 5.1.1 x' }, true],
    ['a domain without mail', { responseCode: 556, command: 'RCPT TO', response: '556 5.1.10 x' }, true],
    ['mail that is not passed on', { responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 x' }, false],
    [
      'the same under another status',
      { responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 x' },
      false,
    ],
    [
      'the same in words',
      { responseCode: 550, command: 'RCPT TO', response: '550 relay not permitted' },
      false,
    ],
    ['a full mailbox', { responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 x' }, false],
    ['a sender, at the recipient', { responseCode: 550, command: 'RCPT TO', response: '550 5.1.8 x' }, false],
    ['a refusal without a reason', { responseCode: 554, command: 'RCPT TO' }, false],
    ['a text that is not wanted', { responseCode: 554, command: 'DATA' }, false],
    ['an address that is busy', { responseCode: 450, command: 'RCPT TO' }, false],
    ['a sender that the server does not know', { responseCode: 550, command: 'MAIL FROM' }, false],
    ['a password of ours that is wrong', { responseCode: 535, command: 'AUTH PLAIN' }, false],
    ['a server that is away', { code: 'ESOCKET', command: 'CONN' }, false],
  ])('is final or not: %s', (_what, fields, final) => {
    expect(isFinal(failureOf(error(fields)))).toBe(final);
  });
});

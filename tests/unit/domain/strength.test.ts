import { describe, expect, it } from 'vitest';
import zxcvbn from 'zxcvbn';
import { password as texts } from '#messages/settings/password';
import { PASSWORD_MEASURED_LENGTH } from '../../../src/domain/limits';
import { ownWords, SCORES } from '../../../src/domain/passwords/strength';
import { measureStrength } from '../../../src/domain/passwords/strength-meter';

const aoife = {
  firstName: 'Aoife-Máire',
  lastName: 'Ní Bhriain',
  email: 'aoife.byrne@example.com',
  phone: '+353851234567',
};

describe('the strength of a password', () => {
  it.each([
    ['password', 0],
    ['rainbow9', 1],
    ['Cabrank2026!', 2],
    ['zebra lamp', 3],
    ['zebra lamp river', 4],
  ])('%s scores %i', (typed, score) => {
    expect(measureStrength(typed, ['Cabrank'])).toMatchObject({ score, strong: score >= 3 });
  });

  it('is lower with words of its owner in it, whole or in parts', () => {
    const words = ownWords(['Cabrank'], aoife);
    for (const typed of [
      'Aoife-Máire Ní Bhriain',
      'aoife.byrne@example.com',
      '+353851234567!',
      'Byrne Bhriain',
    ]) {
      expect(measureStrength(typed, []).score, typed).toBeGreaterThan(measureStrength(typed, words).score);
    }
  });

  it('considers only the beginning of a very long one, to stay fast', () => {
    const long = `${'a'.repeat(PASSWORD_MEASURED_LENGTH)}zebra lamp river stone`;
    expect(measureStrength(long, []).strong).toBe(false);
    const began = performance.now();
    measureStrength('p4ssW0rd@'.repeat(100_000), []);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('the words of a person', () => {
  it('are only the company’s words for a visitor', () => {
    expect(ownWords(['Cabrank'], null)).toEqual(['Cabrank']);
  });

  it('are names, address and phone, whole and in parts, each once', () => {
    expect(ownWords(['Cabrank'], aoife)).toEqual([
      'Cabrank',
      'Aoife-Máire',
      'Ní Bhriain',
      'aoife.byrne@example.com',
      '+353851234567',
      'Aoife',
      'Máire',
      'Ní',
      'Bhriain',
      'aoife',
      'byrne',
      'example',
      'com',
      '353851234567',
    ]);
    expect(ownWords([], { ...aoife, phone: null })).not.toContain('');
  });
});

/** Passwords that make zxcvbn say each of its sentences. */
const provoking = [
  '',
  'password',
  'trustno1',
  'jessica',
  'Monkeys',
  'MONKEY',
  'drowssap',
  'p@ssword',
  'chocolat',
  'byrne',
  'paddington byrne',
  'qwertyuiop',
  'qaz1qaz',
  'zxcvfr43edc',
  'aaaaaaa',
  'abcabcabc',
  'abcdefgh',
  '2019',
  '13/5/1991',
  'verification',
  'byrneqwx',
  'passwordqz',
  'ytrewq',
  'nimda',
];

describe('the advice', () => {
  it('covers every sentence of zxcvbn', () => {
    const said = new Set<string>();
    for (const typed of provoking) {
      const { feedback } = zxcvbn(typed);
      const { warning, suggestions } = measureStrength(typed, []);
      [feedback.warning, ...feedback.suggestions].filter(Boolean).forEach((sentence) => said.add(sentence));
      expect(suggestions, typed).toHaveLength(feedback.suggestions.length);
      expect(warning === null, typed).toBe(!feedback.warning);
    }
    expect(said.size).toBeGreaterThan(20);
  });

  it('has zxcvbn’s words, and the scores have their labels', () => {
    const plain = (text: string) => text.replaceAll(/[“”"‘’']/gu, '').replace(/\.$/u, '');
    for (const typed of provoking) {
      const { feedback } = zxcvbn(typed);
      const { warning, suggestions } = measureStrength(typed, []);
      const words = [...(warning === null ? [] : [warning]), ...suggestions].map(
        (each) => texts.advice[each],
      );
      expect(words.map(plain)).toEqual(
        [feedback.warning, ...feedback.suggestions].filter(Boolean).map(plain),
      );
    }
    expect(SCORES.map((score) => texts.labels[score])).toEqual([
      'Insecure',
      'Poor',
      'Okay',
      'Good',
      'Excellent',
    ]);
  });
});

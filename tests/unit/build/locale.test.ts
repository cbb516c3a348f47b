import { join } from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messagesAlias } from '../../../src/build/locale';

const root = process.cwd();
const resolved = (specifier: string) => {
  const { find, replacement } = messagesAlias(root);
  return specifier.replace(find, replacement);
};

describe('messagesAlias', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('points #messages at en-IE by default', () => {
    vi.stubEnv('CABRANK_LOCALE', '');
    expect(resolved('#messages/session/login')).toBe(join(root, 'src/messages/en-IE/session/login.ts'));
  });

  it('leaves every other import alone', () => {
    expect(resolved('#other/login')).toBe('#other/login');
    expect(resolved('./messages/login')).toBe('./messages/login');
  });

  it('refuses an unknown locale', () => {
    vi.stubEnv('CABRANK_LOCALE', 'xx-YY');
    expect(() => messagesAlias(root)).toThrow(/xx-YY/);
  });
});

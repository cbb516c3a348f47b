import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../../src/server/backend/services/session/password';

describe('passwords', () => {
  it('are verified against a salted hash that does not contain them', async () => {
    const [one, two] = await Promise.all([
      hashPassword('Taxi-rank-42!demo'),
      hashPassword('Taxi-rank-42!demo'),
    ]);
    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/u);
    expect(one).not.toBe(two);
    expect(await verifyPassword('Taxi-rank-42!demo', one)).toBe(true);
    expect(await verifyPassword('taxi-rank-42!demo', one)).toBe(false);
    expect(await verifyPassword('', one)).toBe(false);
  });

  it('are normalised, however their letters are composed', async () => {
    expect(await verifyPassword('Se\u0301an', await hashPassword('S\u00e9an'))).toBe(true);
  });

  it('never match an account that does not exist, at the same cost', async () => {
    const hash = await hashPassword('right');
    const scrypt = vi.spyOn(crypto, 'scrypt');
    syncBuiltinESMExports();
    onTestFinished(() => {
      scrypt.mockRestore();
      syncBuiltinESMExports();
    });
    const work = async (stored: string | null) => {
      scrypt.mockClear();
      expect(await verifyPassword('wrong', stored)).toBe(false);
      return scrypt.mock.calls.map(([password, salt, keyLength, options]) => ({
        password,
        saltLength: Buffer.from(salt as Buffer).length,
        keyLength,
        options,
      }));
    };
    const known = await work(hash);
    expect(known).toHaveLength(1);
    expect(await work(null)).toEqual(known);
  });

  it('never match a broken hash', async () => {
    for (const hash of ['', 'scrypt', 'md5$1$1$1$a$b', 'scrypt$2$1$1$a$']) {
      expect(await verifyPassword('', hash)).toBe(false);
    }
  });
});

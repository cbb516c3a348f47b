import { describe, expect, it } from 'vitest';
import { describeError, safeError, withoutPersonal } from '../../../src/server/observe/safe-error';

describe('the log entry of an error', () => {
  it('contains its type, its place, and the database’s own names', () => {
    const error = Object.assign(
      new Error('duplicate key value violates unique constraint "users_email_key"'),
      {
        name: 'DatabaseError',
        code: '23505',
        table: 'users',
        constraint: 'users_email_key',
        detail: 'Key (email)=(aoife@canary.test) already exists.',
        parameters: ['aoife@canary.test', 'Canary-word'],
        query: 'insert into users',
      },
    );
    const { stack, ...told } = safeError(error);
    expect(told).toEqual({
      type: 'DatabaseError',
      message: 'duplicate key value violates unique constraint …',
      code: '23505',
      table: 'users',
      constraint: 'users_email_key',
    });
    expect(stack[0]).toMatch(/^at .*safe-error\.test\.ts:\d+:\d+\)?$/u);
  });

  it('contains no line of a message that looks like a stack', () => {
    const error = new Error('told\n    at Canary (secret.ts:1:1)');
    expect(safeError(error).stack.join()).not.toContain('Canary');
    expect(describeError(error)).not.toContain('Canary (secret');
  });

  it('includes its causes, at most three levels', () => {
    const deep = [1, 2, 3, 4, 5].reduce<Error>(
      (cause, n) => new Error(`level ${n}`, { cause }),
      new Error('x'),
    );
    expect(safeError(deep).cause?.cause?.cause?.message).toBe('level 2');
    expect(safeError(deep).cause?.cause?.cause?.cause).toBeUndefined();
    expect(describeError(deep)).toContain('caused by Error: level 4');
  });

  it('contains almost nothing of a value that is not an error', () => {
    expect(safeError('Canary')).toEqual({ type: 'string', message: '…', stack: [] });
    expect(safeError(Object.assign(new Error('x'), { name: 'A b@c.d' })).type).toBe('Error');
    expect(safeError(Object.assign(new Error('x'), { code: 'a b' })).code).toBeUndefined();
  });
});

describe('a text without personal data', () => {
  it.each([
    ['invalid input syntax for type uuid: "Canary"', 'invalid input syntax for type uuid: …'],
    [`Unexpected token 'C', "Canary" is not valid JSON`, 'Unexpected token …, … is not valid JSON'],
    ['final value was: `"Canary"`', 'final value was: …'],
    ['no mailbox for aoife@canary.test', 'no mailbox for …'],
    ['GET /reset/Canary?x=1 failed', 'GET … failed'],
    ['card 4242 4242 4242 4242 was refused', 'card … was refused'],
    ['phone +353 87 123 4567', 'phone …'],
    ['pm_1Canary and seti_9_secret_Canary', '… and …'],
    ['session Zm9vYmFyYmF6cXV4 is over', 'session … is over'],
    ["an open quote 'Canary and more", 'an open quote …'],
    ["connect ECONNREFUSED 127.0.0.1:5432, don't ask", "connect ECONNREFUSED 127.0.0.1:5432, don't ask"],
  ])('%s', (text, told) => expect(withoutPersonal(text)).toBe(told));

  it('is short', () => expect(withoutPersonal('ab '.repeat(500))).toHaveLength(300));
});

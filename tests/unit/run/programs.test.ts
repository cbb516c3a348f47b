import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { phases } from '../../run/phases';
import { leftOut, missingOfRequired } from '../../run/programs';

const folder = mkdtempSync(join(tmpdir(), 'cabrank-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder for PATH in which there are programs of these names alone. */
function pathWith(...programs: readonly string[]): string {
  const path = mkdtempSync(join(folder, 'bin-'));
  for (const program of programs) {
    writeFileSync(join(path, program), '#!/bin/sh\n');
    chmodSync(join(path, program), 0o755);
  }
  return path;
}

const bare = { PATH: pathWith() };
const whole = { PATH: pathWith('git', 'nginx'), DATABASE_URL: 'postgresql://127.0.0.1/postgres' };

const phasesOf = (env: Readonly<Record<string, string>>) => phases(1, env).flat();
const namesOf = (env: Readonly<Record<string, string>>): readonly string[] =>
  phasesOf(env).map(({ name }) => name);

describe('a machine with nothing but Node and a browser', () => {
  it('shows in one line what does not run on it, and why', () => {
    expect(leftOut(bare)).toBe(
      'Left out: the flows of a commit, the contract on PostgreSQL, what guards an account in the browser on ' +
        'PostgreSQL, two servers behind nginx, the app from nginx as a static host (git is not installed; nginx is not installed; DATABASE_URL names no PostgreSQL server).',
    );
  });

  it('runs all else', () => {
    const more = ['PostgreSQL', 'browser, PostgreSQL', 'two servers'];
    const others = namesOf(whole).filter((name) => !more.includes(name));
    expect(namesOf(bare)).toEqual(others);
  });
});

describe('a machine with every program', () => {
  it('leaves nothing out', () => {
    expect(leftOut(whole)).toBeNull();
    expect(namesOf(whole)).toEqual(
      expect.arrayContaining(['PostgreSQL', 'browser, PostgreSQL', 'two servers']),
    );
  });
});

describe('a run that requires programs', () => {
  const run = (env: Readonly<Record<string, string>>) =>
    phasesOf(env)
      .find(({ name }) => name === 'programs')
      ?.run(() => undefined);

  it('fails for each missing one', async () => {
    const env = { ...bare, CABRANK_REQUIRE: 'git,nginx,postgresql' };
    expect(await run(env)).toEqual({ passed: 0, failed: 3, notes: missingOfRequired(env) });
    expect(missingOfRequired(env)).toContain('nginx is required by CABRANK_REQUIRE: nginx is not installed');
  });

  it('passes if all exist', async () => {
    expect(await run({ ...whole, CABRANK_REQUIRE: 'git,nginx,postgresql' })).toMatchObject({
      passed: 1,
      failed: 0,
    });
  });

  it('fails for a name that it does not know', () => {
    expect(missingOfRequired({ ...whole, CABRANK_REQUIRE: 'nginx,mysql' })).toEqual([
      'CABRANK_REQUIRE knows git, nginx, postgresql, not mysql',
    ]);
  });
});

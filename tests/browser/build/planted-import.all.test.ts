import process from 'node:process';
import { expect, it } from 'vitest';
import { runCommand } from '../../run/command';

const minutes = 60_000;

/** What `npm run size` would say of a build whose entry imports the profile. */
it(
  'an import that pulls a lazy screen into the first load is detected, with its name and what it adds',
  async () => {
    const { ok, why, output } = await runCommand(
      {
        program: process.execPath,
        args: ['src/build/run.mjs', 'tests/support/review/planted-import.ts'],
        timeoutMs: 4 * minutes,
      },
      () => undefined,
    );
    expect(ok, `${why}\n${output}`).toBe(true);
    expect(output).toMatch(
      /^first load of \/login, scripts weighs [\d.]+ KiB, [\d.]+ are allowed: .*\(new here\)/m,
    );
    expect(output).toMatch(/^profile code in the first load: .*src\/app\/shell\/profile-page\.tsx/m);
  },
  5 * minutes,
);

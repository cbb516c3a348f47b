import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Programs that some tests need besides Node and a browser. */
export type Program = 'git' | 'nginx' | 'postgresql';

/** The environment variables that the search for programs reads. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How to find each program, and the message if it is missing. */
const PROGRAMS: Readonly<
  Record<Program, { readonly isIn: (env: Environment) => boolean; readonly missing: string }>
> = {
  git: { isIn: (env) => starts('git', env), missing: 'git is not installed' },
  nginx: { isIn: (env) => starts('nginx', env), missing: 'nginx is not installed' },
  postgresql: {
    isIn: ({ DATABASE_URL = '' }) => DATABASE_URL !== '',
    missing: 'DATABASE_URL names no PostgreSQL server',
  },
};
const names = Object.keys(PROGRAMS) as Program[];

/** The tests that need more than Node and a browser, as named in the message that they did not run. */
export const SUITES = {
  commits: { what: 'the flows of a commit', needs: ['git'] },
  contract: { what: 'the contract on PostgreSQL', needs: ['postgresql'] },
  browserOnServer: { what: 'what guards an account in the browser on PostgreSQL', needs: ['postgresql'] },
  servers: { what: 'two servers behind nginx', needs: ['postgresql', 'nginx'] },
  staticHost: { what: 'the app from nginx as a static host', needs: ['nginx'] },
} as const satisfies Readonly<Record<string, { readonly what: string; readonly needs: readonly Program[] }>>;

export type Suite = keyof typeof SUITES;

function starts(program: string, env: Environment): boolean {
  return spawnSync(program, ['-v'], { env, stdio: 'ignore' }).error === undefined;
}

const missingFor = (suite: Suite, env: Environment): readonly Program[] =>
  SUITES[suite].needs.filter((name) => !PROGRAMS[name].isIn(env));

/** Whether everything exists that a suite needs. */
export const canRun = (suite: Suite, env: Environment = process.env): boolean =>
  missingFor(suite, env).length === 0;

/** One line about the tests that do not run on a machine, and why; `null` if all run. */
export function leftOut(env: Environment): string | null {
  const suites = (Object.keys(SUITES) as Suite[]).filter((suite) => !canRun(suite, env));
  if (suites.length === 0) return null;
  const missing = names.filter((name) => suites.some((suite) => missingFor(suite, env).includes(name)));
  const what = suites.map((suite) => SUITES[suite].what).join(', ');
  return `Left out: ${what} (${missing.map((name) => PROGRAMS[name].missing).join('; ')}).`;
}

/**
 * The missing programs, as sentences: `CABRANK_REQUIRE=nginx,postgresql` names the programs without which a run must
 * fail.
 */
export function missingOfRequired(env: Environment): readonly string[] {
  const required = (env['CABRANK_REQUIRE'] ?? '').split(',').filter((name) => name !== '');
  return required.flatMap((asked) => {
    const name = names.find((known) => known === asked);
    if (name === undefined) return [`CABRANK_REQUIRE knows ${names.join(', ')}, not ${asked}`];
    return PROGRAMS[name].isIn(env)
      ? []
      : [`${name} is required by CABRANK_REQUIRE: ${PROGRAMS[name].missing}`];
  });
}

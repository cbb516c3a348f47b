import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { candidates, thisMachine, type Surroundings } from './browser-places';

/** How a program ended: its exit code (`null` if it could not be started) and its output. */
export type Ended = { readonly code: number | null; readonly output: string };

export type Search = {
  /** Receives a line for each step of the search. */
  readonly say: (line: string) => void;
  /** Whether to use the system's package manager if no browser is found. */
  readonly install: boolean;
  /** Whether only a full browser is acceptable, and not a headless build. */
  readonly whole?: boolean;
  readonly machine?: Surroundings;
  readonly run?: (program: string, args: readonly string[], timeoutMs: number) => Ended;
};

const probeMs = 30_000;
const installMs = 10 * 60_000;

const instruction = [
  'The browser tests need Chrome or Chromium, and none was found.',
  'Install one (for example `apt-get install chromium`, `brew install --cask chromium`,',
  'or `npx playwright-core install chromium`), or set CHROME_PATH to the program of an installed one.',
].join('\n');

const runProgram: NonNullable<Search['run']> = (program, args, timeoutMs) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: timeoutMs,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  // Both are null if the program could not be started, contrary to the types.
  return { code: status, output: [stdout, stderr].filter(Boolean).join('').trim() };
};

/** Each includes a font with Arial's metrics: texts use it until the company's own font has loaded. */
const installers = [
  {
    program: 'apt-get',
    prepare: ['update'],
    install: ['install', '--yes', '--no-install-recommends'],
    packages: [
      ['chromium-headless-shell', 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
  },
  { program: 'dnf', install: ['install', '--assumeyes'], packages: [['chromium', 'liberation-sans-fonts']] },
  { program: 'apk', install: ['add'], packages: [['chromium', 'font-liberation']] },
];

/**
 * Finds a browser: CABRANK_BROWSER or CHROME_PATH, an installed Chrome or Chromium, Playwright's own, and as a last
 * resort (`install`) the system's package manager, as root or with a sudo that needs no password.
 *
 * @returns the path of a program that was started once and printed its version
 * @throws Error with instructions for the reader if there is none; a run without a browser fails instead of skipping
 */
export function findBrowser({
  say,
  install,
  whole = false,
  machine = thisMachine,
  run = runProgram,
}: Search): string {
  const search = (): string | null => {
    for (const { path, origin } of candidates(machine, whole)) {
      // Asking chrome.exe for its version would open a window.
      if (machine.platform === 'win32') {
        if (machine.exists(path)) return told(path, origin, 'version not asked');
        continue;
      }
      const { code, output } = run(path, ['--version'], probeMs);
      const version = /\d+(?:\.\d+){1,3}/.exec(output)?.[0];
      if (code === 0 && version) return told(path, origin, version);
      say(`browser: ${path} (${origin}) does not start`);
    }
    return null;
  };
  const told = (path: string, origin: string, version: string): string => {
    say(`browser: ${path} (${origin}, ${version})`);
    return path;
  };

  const found = search();
  if (found) return found;
  const named = machine.env.CABRANK_BROWSER ?? machine.env.CHROME_PATH;
  if (named) throw new Error(`${named} is named by the environment and is not a browser.\n${instruction}`);
  if (install && askPackageManager({ say, machine, run })) {
    const installed = search();
    if (installed) return installed;
  }
  throw new Error(instruction);
}

function askPackageManager({
  say,
  machine,
  run,
}: Pick<Required<Search>, 'say' | 'machine' | 'run'>): boolean {
  if (machine.platform !== 'linux') return false;
  const isRoot = run('id', ['-u'], probeMs).output === '0';
  const prefix = isRoot ? [] : ['sudo', '-n'];
  if (!isRoot && run('sudo', ['-n', 'true'], probeMs).code !== 0) {
    say('browser: none found, and the package manager needs root');
    return false;
  }
  const manager = installers.find(({ program }) => run(program, ['--version'], probeMs).code === 0);
  if (!manager) {
    say('browser: none found, and no package manager that is known here');
    return false;
  }
  const ask = (step: readonly string[]): boolean => {
    const [program = manager.program, ...args] = [...prefix, manager.program, ...step];
    say(`browser: none found, trying \`${[program, ...args].join(' ')}\``);
    const { code, output } = run(program, args, installMs);
    if (code !== 0) say(`browser: that ended with ${code ?? 'no exit code'}\n${output.slice(-2000)}`);
    return code === 0;
  };
  if (manager.prepare) ask(manager.prepare);
  return manager.packages.some((names) => ask([...manager.install, ...names]));
}

import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

/** A program that may be a browser, and where it was found, for the log. */
export type Candidate = { readonly path: string; readonly origin: string };

/** What the search reads from the machine. Tests pass another one. */
export type Surroundings = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly exists: (path: string) => boolean;
  readonly list: (folder: string) => readonly string[];
  readonly playwrightDefault: () => string;
};

export const thisMachine: Surroundings = {
  platform: process.platform,
  env: process.env,
  home: homedir(),
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  playwrightDefault: () => chromium.executablePath(),
};

/** Chromium's headless build. It has the same engine, and a page costs it less than half of a full browser's work. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const wholeNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge-stable',
  'msedge',
];

function onPath({ env, platform }: Surroundings, names: readonly string[]): Candidate[] {
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  const ending = platform === 'win32' ? '.exe' : '';
  return folders.flatMap((folder) =>
    names.map((name) => ({ path: join(folder, name + ending), origin: 'on PATH' })),
  );
}

function usualPlaces({ env, platform, home }: Surroundings): Candidate[] {
  const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    linux: [
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/lib/chromium/chromium',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
    ],
    darwin: ['', home].flatMap((start) => [
      `${start}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${start}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${start}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ]),
    win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((start) =>
      start
        ? [
            join(start, 'Google', 'Chrome', 'Application', 'chrome.exe'),
            join(start, 'Chromium', 'Application', 'chrome.exe'),
            join(start, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          ]
        : [],
    ),
  };
  return (places[platform] ?? []).map((path) => ({ path, origin: 'in a usual place' }));
}

function playwrightCache({ env, platform, home, list, playwrightDefault }: Surroundings): {
  readonly headless: readonly Candidate[];
  readonly whole: readonly Candidate[];
} {
  const byPlatform: Partial<Record<NodeJS.Platform, string>> = {
    linux: join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright'),
    darwin: join(home, 'Library', 'Caches', 'ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'ms-playwright'),
  };
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? byPlatform[platform];
  const headlessPrograms = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
  ];
  const wholePrograms = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  const newest = (kind: string, programs: readonly string[]): string[] => {
    const revision = (name: string): number => Number(name.slice(kind.length + 1));
    return (folder ? list(folder) : [])
      .filter((name) => name.startsWith(`${kind}-`) && revision(name) > 0)
      .sort((one, other) => revision(other) - revision(one))
      .flatMap((name) => programs.map((program) => join(folder ?? '', name, program)));
  };
  const told = (path: string): Candidate => ({ path, origin: "in Playwright's cache" });
  return {
    headless: newest('chromium_headless_shell', headlessPrograms).map(told),
    whole: [playwrightDefault(), ...newest('chromium', wholePrograms)].map(told),
  };
}

/**
 * Every existing program that may be a browser, best first: the one named by the environment, installed ones,
 * Playwright's own; headless builds before full ones. A browser that the environment names is the only candidate:
 * falling back to another would test something else than was requested.
 *
 * @param whole only browsers that a visitor could have, so that a measurement shows what they experience
 */
export function candidates(machine: Surroundings, whole = false): readonly Candidate[] {
  for (const name of ['CABRANK_BROWSER', 'CHROME_PATH']) {
    const path = machine.env[name];
    if (path) return [{ path, origin: `named by ${name}` }];
  }
  const cache = playwrightCache(machine);
  const all = [
    ...(whole ? [] : [...onPath(machine, headlessNames), ...cache.headless]),
    ...onPath(machine, wholeNames),
    ...usualPlaces(machine),
    ...cache.whole,
  ];
  const seen = new Set<string>();
  return all.filter(({ path }) => {
    if (seen.has(path) || !machine.exists(path)) return false;
    seen.add(path);
    return true;
  });
}

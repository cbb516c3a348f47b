import { describe, expect, it } from 'vitest';
import type { Surroundings } from '../../run/browser-places';
import { findBrowser, type Ended } from '../../run/find-browser';

const chrome = '/usr/bin/google-chrome';
const stub = '/usr/bin/chromium-browser';
const cached = '/home/rider/.cache/ms-playwright';

function linux(existing: readonly string[], env: Record<string, string> = {}): Surroundings {
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    home: '/home/rider',
    exists: (path) => existing.includes(path),
    list: (folder) =>
      folder === cached
        ? ['chromium-1100', 'chromium-1255', 'chromium_headless_shell-1255', 'ffmpeg-1011']
        : [],
    playwrightDefault: () => `${cached}/chromium-1300/chrome-linux64/chrome`,
  };
}

type Answers = Readonly<Record<string, Ended>>;
const version: Ended = { code: 0, output: 'Chromium 156.0.8078.79' };
const missing: Ended = { code: null, output: '' };

function find(machine: Surroundings, answers: Answers, install = false, whole = false) {
  const said: string[] = [];
  const asked: string[] = [];
  const path = (): string =>
    findBrowser({
      machine,
      install,
      whole,
      say: (line) => said.push(line),
      run: (program, args) => {
        asked.push([program, ...args].join(' '));
        return answers[program] ?? missing;
      },
    });
  return { path, said, asked };
}

describe('the browser finder', () => {
  it('fails when the named program does not start, instead of testing with another', () => {
    const { path } = find(linux([chrome], { CHROME_PATH: '/opt/mine' }), { [chrome]: version });
    expect(path).toThrow(/\/opt\/mine is named by the environment and is not a browser/);
  });

  it('passes over a stub that does not start', () => {
    const machine = linux([stub, '/snap/bin/chromium']);
    const { path, said } = find(machine, {
      [stub]: { code: 1, output: 'requires the snap' },
      '/snap/bin/chromium': version,
    });
    expect(path()).toBe('/snap/bin/chromium');
    expect(said[0]).toBe(`browser: ${stub} (on PATH) does not start`);
  });

  it('prefers the headless build, and uses a full browser on request', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    const answers: Answers = { [shell]: version, [chrome]: version };
    expect(find(linux([chrome, shell]), answers).path()).toBe(shell);
    expect(find(linux([chrome, shell]), answers, false, true).path()).toBe(chrome);

    const inCache = `${cached}/chromium_headless_shell-1255/chrome-linux/headless_shell`;
    expect(find(linux([chrome, inCache]), { ...answers, [inCache]: version }).path()).toBe(inCache);
  });

  it('asks the package manager only if allowed', () => {
    const root: Answers = { id: { code: 0, output: '0' }, 'apt-get': { code: 0, output: 'apt 2.6' } };
    const refused = find(linux([]), root);
    expect(refused.path).toThrow(/set CHROME_PATH/);
    expect(refused.asked).toEqual([]);

    const allowed = find(linux([]), root, true);
    expect(allowed.path).toThrow(/set CHROME_PATH/);
    expect(allowed.asked).toContain(
      'apt-get install --yes --no-install-recommends chromium-headless-shell fonts-liberation',
    );
  });

  it('finds what the package manager installed', () => {
    let installed = false;
    const machine = { ...linux([]), exists: (path: string) => installed && path === '/usr/bin/chromium' };
    const path = findBrowser({
      machine,
      install: true,
      say: () => undefined,
      run: (program, args) => {
        if (program === 'id') return { code: 0, output: '1000' };
        if (program === 'sudo' && args.includes('install')) installed = true;
        return program === '/usr/bin/chromium' ? version : { code: 0, output: '' };
      },
    });
    expect(path).toBe('/usr/bin/chromium');
  });

  it('does not ask for a password: without root and without a passwordless sudo it prints the instruction', () => {
    const { path, said, asked } = find(linux([]), { id: { code: 0, output: '1000' } }, true);
    expect(path).toThrow(/none was found/);
    expect(said).toEqual(['browser: none found, and the package manager needs root']);
    expect(asked).toEqual(['id -u', 'sudo -n true']);
  });
});

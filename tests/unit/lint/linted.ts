import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

type Config = Readonly<Record<string, unknown>> & {
  readonly jsPlugins: readonly (string | { readonly name: string; readonly specifier: string })[];
};

/** The project's rules, as far as they need no types: for files that stand in another folder. */
function rules(): Config {
  const { options: _options, ...config } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as Config;
  const jsPlugins = config.jsPlugins.map((plugin) =>
    typeof plugin === 'string'
      ? resolve(plugin)
      : { ...plugin, specifier: resolve('node_modules', plugin.specifier, 'index.js') },
  );
  return { ...config, jsPlugins };
}

/** A finding: which rule, and in what words. */
export type Finding = { readonly code: string; readonly message: string };

/**
 * Runs the project's lint over files that are only written for it.
 *
 * @param files their texts by their paths in the project
 * @returns the findings about each, by its path
 */
export function lint(files: Readonly<Record<string, string>>): Readonly<Record<string, readonly Finding[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'cabrank-lint-'));
  try {
    for (const [path, text] of Object.entries({ ...files, '.oxlintrc.json': JSON.stringify(rules()) })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly (Finding & { readonly filename: string })[];
    };
    return Object.fromEntries(
      Object.keys(files).map((path) => [path, diagnostics.filter(({ filename }) => filename === path)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

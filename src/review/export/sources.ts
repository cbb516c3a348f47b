import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Version } from '../model/versions';

/** The files that an edition is read from: text by path. */
export type Sources = ReadonlyMap<string, string>;

const machines = 'machines';
const messages = 'src/messages/en-IE';

/** The module that the charts of a version share. The first versions do not have it. */
export const PLACEHOLDER = 'machines/placeholder.ts';

const isRead = (path: string): boolean =>
  path.startsWith(`${messages}/`)
    ? path.endsWith('.ts')
    : path.endsWith('.machine.ts') || path === PLACEHOLDER;

/** Reads the files in the project's folder, including uncommitted changes. */
export function sourcesHere(root: string): Sources {
  const paths = [machines, messages].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  return new Map(
    paths
      .filter(isRead)
      .sort()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** Limit for git's output, in bytes: all files together must fit. */
const longest = 64 * 1024 * 1024;

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: longest,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Resolves a branch, a tag or `HEAD~3` to a commit; `null` if there is none. */
export function commitOf(root: string, ref: string): string | null {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
  } catch {
    return null;
  }
}

/** Reads the files of a commit. Empty if it had no flows yet. */
export function sourcesAt(root: string, commit: string): Sources {
  const paths = git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', machines, messages]).split(
    '\0',
  );
  return new Map(
    paths
      .filter(isRead)
      .sort()
      .map((path) => [path, git(root, ['show', `${commit}:${path}`])]),
  );
}

/** How many tags, and how many commits, are listed at most. */
const listed = 50;

/** The tags, and the commits that changed charts or texts, newest first. Empty outside of a git repository. */
export function versionsOf(root: string): readonly Version[] {
  const lines = (args: readonly string[]): readonly (readonly string[])[] => {
    try {
      return git(root, args)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\t'));
    } catch {
      return [];
    }
  };
  const format = '--format=%(refname:short)%09%(creatordate:short)';
  const tags = lines(['for-each-ref', '--sort=-creatordate', `--count=${listed}`, format, 'refs/tags']);
  const commits = lines([
    'log',
    `--max-count=${listed}`,
    '--date=short',
    '--format=%H%x09%ad%x09%s',
    '--',
    machines,
    messages,
  ]);
  return [
    ...tags.flatMap(([name = '', on = '']) => {
      const commit = commitOf(root, name);
      return commit === null ? [] : [{ commit, name, on }];
    }),
    ...commits.map(([commit = '', on = '', ...name]) => ({ commit, name: name.join(' '), on })),
  ];
}

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of one version that an edition is read from: their text by path. */
export type Sources = ReadonlyMap<string, string>;

const machines = 'machines';
const messages = 'src/messages/en-IE';

/** What the charts of a version share; there was none at first. */
export const PLACEHOLDER = 'machines/placeholder.ts';

const isRead = (path: string): boolean =>
  path.startsWith(`${messages}/`)
    ? path.endsWith('.ts')
    : path.endsWith('.machine.ts') || path === PLACEHOLDER;

/** The files as they stand in the folder of the project, changes that are not committed included. */
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

/** An answer of git's may be as long as all files together (bytes). */
const longest = 64 * 1024 * 1024;

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: longest,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The commit that a name stands for (a branch, a tag, `HEAD~3`); `null` when there is none. */
export function commitOf(root: string, ref: string): string | null {
  try {
    return git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).trim();
  } catch {
    return null;
  }
}

/** The files as they stood in a commit; none where it had no flows yet. */
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

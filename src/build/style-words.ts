import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where styles are written; a word that is in none of these files is no style property of ours. */
const FOLDERS = ['src/ui', 'src/features', 'src/routes'];

/**
 * Every identifier-like word of the files with styles, e.g. `paddingInline`, `_hover`.
 *
 * @param root absolute path of the repository
 */
export function wordsOfStyles(root: string): Set<string> {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
}

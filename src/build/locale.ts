import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The language that the texts are written in, and that a build speaks unless told otherwise. */
export const SOURCE_LOCALE = 'en-IE';

/** No language: en-IE with accents, longer and in brackets, made by the build (`pseudo-locale.ts`). */
export const PSEUDO_LOCALE = 'en-XA';

/** What the alias appends to the file of an area in the pseudo-locale. */
export const PSEUDO_QUERY = '?pseudo';

/** The folder of `src/messages` that this build speaks: `CABRANK_LOCALE`, default en-IE (D1.2). */
export function buildLocale(): string {
  return process.env['CABRANK_LOCALE'] || SOURCE_LOCALE;
}

/**
 * The Vite alias that points `#messages/<area>` at the folder of the build's locale, so one language reaches the
 * customer and no component knows which.
 *
 * @param root absolute path of the repository
 * @throws Error when there is no such folder: a typo must not fall back silently to another language
 */
export function messagesAlias(root: string): { find: RegExp; replacement: string } {
  const isPseudo = buildLocale() === PSEUDO_LOCALE;
  const folder = join(root, 'src/messages', isPseudo ? SOURCE_LOCALE : buildLocale());
  if (!existsSync(folder)) throw new Error(`CABRANK_LOCALE=${buildLocale()}: there is no folder ${folder}`);
  return { find: /^#messages\/(.+)$/, replacement: `${folder}/$1.ts${isPseudo ? PSEUDO_QUERY : ''}` };
}

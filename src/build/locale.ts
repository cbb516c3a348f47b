import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const DEFAULT_LOCALE = 'en-IE';

/** The folder of `src/messages` that this build speaks: `CABRANK_LOCALE`, default en-IE (decisions.md, section 1). */
export function buildLocale(): string {
  return process.env['CABRANK_LOCALE'] || DEFAULT_LOCALE;
}

/**
 * The Vite alias that points `#messages/<area>` at the folder of the build's locale, so one language reaches the
 * customer and no component knows which.
 *
 * @param root absolute path of the repository
 * @throws Error when there is no such folder: a typo must not fall back silently to another language
 */
export function messagesAlias(root: string): { find: RegExp; replacement: string } {
  const folder = join(root, 'src/messages', buildLocale());
  if (!existsSync(folder)) throw new Error(`CABRANK_LOCALE=${buildLocale()}: there is no folder ${folder}`);
  return { find: /^#messages\/(.+)$/, replacement: `${folder}/$1.ts` };
}

import { DOWNLOAD_NAME_MAX } from '../domain/limits';

const DEFAULT_NAME = 'download';
/** Path and drive separators, control characters, and characters that reverse or hide text. */
const UNSAFE = /[/\\:\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** `name*=charset'language'value` (RFC 8187), `name="quoted"` or `name=token` (RFC 6266). */
const PARAMETER = /;\s*(filename\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/giu;
const EXTENDED = /^(utf-8|iso-8859-1)'[^']*'(.*)$/iu;

const decodeExtended = (value: string): string | null => {
  const match = EXTENDED.exec(value);
  if (!match) return null;
  const [, charset = '', encoded = ''] = match;
  try {
    return charset.toLowerCase() === 'utf-8'
      ? decodeURIComponent(encoded)
      : encoded.replace(/%([0-9a-f]{2})/giu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  } catch {
    return null;
  }
};

const cleaned = (name: string): string => {
  const safe = name.replace(UNSAFE, '').trim().replace(/^\.+/u, '');
  return Array.from(safe).slice(0, DOWNLOAD_NAME_MAX).join('');
};

/**
 * The file name of a download (S7.requestConventions.5, D2.8), from its content-disposition header. `filename*` takes
 * precedence over `filename`. Separators, control characters, bidi characters and leading dots are removed, and the
 * name is cut to 200 characters. Without a usable name it is `download`.
 */
export const downloadName = (header: string | null): string => {
  let plain: string | null = null;
  let extended: string | null = null;
  for (const [, key, quoted, token] of (header ?? '').matchAll(PARAMETER)) {
    const value = quoted === undefined ? (token ?? '') : quoted.replace(/\\(.)/gu, '$1');
    if (key?.endsWith('*')) extended ??= decodeExtended(value);
    else plain ??= value;
  }
  return [extended, plain].map((name) => cleaned(name ?? '')).find((name) => name !== '') ?? DEFAULT_NAME;
};

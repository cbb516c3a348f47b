/** A mail as received. */
export type ReadMail = {
  /** By lower-case name, with encoded words (`=?…?=`) decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
};

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/gu, '')
      .replaceAll(/=([0-9A-F]{2})/giu, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

function decoded(encoding: string, content: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(content).toString('utf8');
  return content;
}

const words = (value: string): string =>
  value
    .replaceAll(/(\?=)\s+(?==\?)/gu, '$1')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? decoded('base64', text)
        : quotedPrintable(text.replaceAll('_', ' ')).toString('utf8'),
    );

function parted(raw: string): {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
} {
  const end = raw.search(/\r?\n\r?\n/u);
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r?\n[ \t]+/gu, ' ')
    .split(/\r?\n/u);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers), content: raw.slice(end).replace(/^\r?\n\r?\n/u, '') };
}

/** Parses a mail that has the same words as text and as HTML, like a mail program. */
export function readMail(raw: string): ReadMail {
  const { headers, content } = parted(raw);
  const boundary = /boundary="?([^";]+)"?/u.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = content
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => parted(part.replace(/^\r?\n/u, '')));
  const of = (type: string): string => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type) === true);
    const text = decoded(part?.headers['content-transfer-encoding'] ?? '', part?.content ?? '');
    return text.replaceAll('\r\n', '\n').trim();
  };
  return { headers, text: of('text/plain'), html: of('text/html') };
}

import { inflateSync } from 'node:zlib';

/** The decompressed streams of a PDF. Binary streams stay unchanged. */
function streamsOf(file: Buffer): readonly { readonly head: string; readonly body: string }[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/<<([^]*?)>>\s*stream\r?\n([^]*?)\r?\nendstream/gu)].map(
    ([, head = '', body = '']) => ({
      head,
      body: head.includes('/FlateDecode')
        ? inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
        : body,
    }),
  );
}

const objectsOf = (file: Buffer): ReadonlyMap<string, string> =>
  new Map(
    [...file.toString('latin1').matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/gu)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

const fromHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/gu) ?? []).map((unit) => parseInt(unit, 16)));

/** The character of each glyph of a font, from its ToUnicode map in pdfkit's format. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gu)) {
    let glyph = parseInt(first, 16);
    for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]*)>/gu)) {
      letters.set((glyph++).toString(16).padStart(4, '0'), fromHex(hex.replaceAll(' ', '')));
    }
  }
  return letters;
}

/** The text of a PDF made by pdfkit, one line per piece of text: what a reader's search would find. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const unpacked = (id: string): string =>
    streamsOf(Buffer.from(objects.get(id) ?? '', 'latin1'))[0]?.body ?? '';
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const map = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(font) ?? '')?.[1];
      if (map !== undefined) fonts.set(name, lettersOf(unpacked(map)));
    }
  }
  const lines: string[] = [];
  let letters: ReadonlyMap<string, string> = new Map();
  for (const { body } of streamsOf(file)) {
    for (const [, font, array = ''] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gu)) {
      if (font !== undefined) {
        letters = fonts.get(font) ?? new Map();
        continue;
      }
      const glyphs = [...array.matchAll(/<([0-9a-f]+)>/gu)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/gu) ?? [],
      );
      lines.push(glyphs.map((glyph) => letters.get(glyph) ?? '\uFFFD').join(''));
    }
  }
  return lines.join('\n');
}

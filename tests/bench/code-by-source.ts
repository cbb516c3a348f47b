import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildLayout } from '../../src/build/layout';

type SourceMap = { readonly sources: readonly string[]; readonly mappings: string };

/** The first column of a segment of a line, and the index of its source; `null` for the bundler's own code. */
type Segment = { readonly column: number; readonly source: number | null };

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes the numbers of one segment (base 64 VLQ): five bits per digit, the lowest bit of a number is its sign. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

function segmentsByLine(mappings: string): readonly (readonly Segment[])[] {
  let source = 0;
  return mappings.split(';').map((line) => {
    let column = 0;
    return line
      .split(',')
      .filter((text) => text !== '')
      .map((text) => {
        const [columns = 0, sources] = numbersOf(text);
        column += columns;
        source += sources ?? 0;
        return { column, source: sources === undefined ? null : source };
      });
  });
}

/** The minified code of one chunk by its module (the path in the source map, '' for the bundler's own). */
export function codeBySource({ client, sourceMaps }: BuildLayout, file: string): ReadonlyMap<string, string> {
  const code = readFileSync(join(client, file), 'utf8');
  const mapFile = join(sourceMaps, `${basename(file)}.map`);
  // A chunk that only imports others has no mappings.
  if (!existsSync(mapFile)) return new Map([['', code]]);
  const { sources, mappings } = JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMap;
  const segments = segmentsByLine(mappings);
  const found = new Map<string, string>();
  const add = (source: number | null, text: string): void => {
    const path = source === null ? '' : (sources[source] ?? '');
    if (text !== '') found.set(path, (found.get(path) ?? '') + text);
  };
  for (const [row, line] of code.split('\n').entries()) {
    const inLine = segments[row] ?? [];
    add(null, line.slice(0, inLine[0]?.column));
    for (const [index, { column, source }] of inLine.entries())
      add(source, line.slice(column, inLine[index + 1]?.column));
  }
  return found;
}

import type { Mutant as StrykerMutant } from '@stryker-mutator/api/core';

type Location = StrykerMutant['location'];

/** One edit of one source, identified so that it survives edits elsewhere in the file. */
export type Mutant = {
  readonly file: string;
  readonly location: Location;
  /** The first line of the edit, trimmed. */
  readonly line: string;
  /** The edit itself: `a === b → a !== b`. */
  readonly change: string;
};

/** The result. `static`: the edit affects a module's initialisation, which no single test covers. */
export type Outcome = 'noticed' | 'survived' | 'static';

export type Tried = Mutant & { readonly outcome: Outcome };

const LONGEST = 100;

/** Code on a single line, shortened to a readable length. */
const inBrief = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
};

/** The text of a source between two positions; lines and columns count from 0. */
function textAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n');
}

/** An edit as reported by Stryker. */
export type Edit = Pick<StrykerMutant, 'location' | 'replacement'>;

/** @param source the text of the file */
export const mutantOf = (file: string, source: string, { location, replacement }: Edit): Mutant => ({
  file,
  location,
  line: inBrief(source.split('\n')[location.start.line] ?? ''),
  change: `${inBrief(textAt(source, location))} → ${inBrief(replacement)}`,
});

/** The folder that a mutant counts for in the table: `src/features`, `src/api`. */
export const folderOf = ({ file }: Pick<Mutant, 'file'>): string => file.split('/').slice(0, 2).join('/');

/** The position of an edit as editors and Stryker write it: lines from 1. */
export const placeOf = ({ file, location: { start } }: Pick<Mutant, 'file' | 'location'>): string =>
  `${file}:${start.line + 1}:${start.column + 1}`;

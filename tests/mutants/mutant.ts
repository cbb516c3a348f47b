import type { Mutant as StrykerMutant } from '@stryker-mutator/api/core';

type Location = StrykerMutant['location'];

/** One edit of one source, written so that it survives edits elsewhere in the file. */
export type Mutant = {
  readonly file: string;
  readonly location: Location;
  /** The line on which it begins, trimmed. */
  readonly line: string;
  /** What is edited, and into what: `a === b → a !== b`. */
  readonly change: string;
};

/** What came of it. `static`: it changes what a module is loaded with, which no single test is asked about. */
export type Outcome = 'noticed' | 'survived' | 'static';

export type Tried = Mutant & { readonly outcome: Outcome };

const LONGEST = 100;

/** A piece of code in one line, and no longer than can be read. */
const inBrief = (code: string): string => {
  const line = code.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
};

/** The text of a source between two places; lines and columns count from 0. */
function textAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n');
}

/** An edit as Stryker tells it. */
export type Edit = Pick<StrykerMutant, 'location' | 'replacement'>;

/** @param source the text of the file */
export const mutantOf = (file: string, source: string, { location, replacement }: Edit): Mutant => ({
  file,
  location,
  line: inBrief(source.split('\n')[location.start.line] ?? ''),
  change: `${inBrief(textAt(source, location))} → ${inBrief(replacement)}`,
});

/** The folder of the table in which a mutant is counted: `src/features`, `src/api`. */
export const folderOf = ({ file }: Pick<Mutant, 'file'>): string => file.split('/').slice(0, 2).join('/');

/** Where an edit stands, as editors and Stryker write it: lines from 1. */
export const placeOf = ({ file, location: { start } }: Pick<Mutant, 'file' | 'location'>): string =>
  `${file}:${start.line + 1}:${start.column + 1}`;

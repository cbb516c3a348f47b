import { folderOf, placeOf, type Mutant, type Outcome, type Tried } from './mutant';

/** A mutant that cannot be detected because it changes no promised behaviour. */
export type Equivalent = {
  readonly file: string;
  readonly line: string;
  readonly change: string;
  readonly reason: string;
};

/** The result for one folder. */
export type Row = {
  readonly folder: string;
  readonly mutants: number;
  readonly noticed: number;
  readonly survived: number;
  readonly equivalent: number;
  readonly static: number;
};

export type Verdict = {
  readonly rows: readonly Row[];
  /** The survivors that change nothing, with the reasons. */
  readonly equivalents: readonly Equivalent[];
  /** Why the run fails; empty if it does not. */
  readonly errors: readonly string[];
};

/** The required share of detectable mutants that are detected, in percent. */
const GOAL_PERCENT = 95;

type Known = Pick<Mutant, 'file' | 'line' | 'change'>;

const keyOf = ({ file, line, change }: Known): string => JSON.stringify([file, line, change]);

/** Whether a mutant is in the list. */
export const isListed = (listed: readonly Known[]): ((mutant: Mutant) => boolean) => {
  const known = new Set(listed.map(keyOf));
  return (mutant) => known.has(keyOf(mutant));
};

/** @returns the share of detectable mutants that were detected, in percent; 100 if there are none */
const noticedPercent = ({ noticed, survived }: Pick<Row, 'noticed' | 'survived'>): number =>
  noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived);

const sum = (folder: string, rows: readonly Row[]): Row => ({
  folder,
  mutants: rows.reduce((total, row) => total + row.mutants, 0),
  noticed: rows.reduce((total, row) => total + row.noticed, 0),
  survived: rows.reduce((total, row) => total + row.survived, 0),
  equivalent: rows.reduce((total, row) => total + row.equivalent, 0),
  static: rows.reduce((total, row) => total + row.static, 0),
});

/**
 * Summarises the mutants that were tried. Each of these is an error: an unlisted survivor, an entry of the list
 * without a reason, an entry without a survivor, and a share of detected mutants below the goal.
 *
 * @param listed the equivalent mutants
 * @param all every mutant of the selected files, tried or not
 */
export function assess(
  tried: readonly Tried[],
  listed: readonly Equivalent[],
  all: readonly Mutant[],
): Verdict {
  const isKnown = isListed(listed);
  const survivors = tried.filter(({ outcome }) => outcome === 'survived');
  const rows = [...new Set(tried.map(folderOf))].sort().map((folder): Row => {
    const own = tried.filter((mutant) => folderOf(mutant) === folder);
    const of = (outcome: Outcome): readonly Tried[] => own.filter((mutant) => mutant.outcome === outcome);
    const equivalent = of('survived').filter(isKnown).length;
    return {
      folder,
      mutants: own.length,
      noticed: of('noticed').length,
      survived: of('survived').length - equivalent,
      equivalent,
      static: of('static').length,
    };
  });
  const total = sum('all', rows);
  const percent = noticedPercent(total);

  const files = new Set(all.map(({ file }) => file));
  const alive = new Set(survivors.map(keyOf));
  const isTried = new Set(tried.map(keyOf));
  const untried = new Set(all.map(keyOf).filter((key) => !isTried.has(key)));
  const stale = listed.filter(
    (entry) => files.has(entry.file) && !alive.has(keyOf(entry)) && !untried.has(keyOf(entry)),
  );
  return {
    rows: [...rows, total],
    equivalents: listed.filter((entry) => alive.has(keyOf(entry))),
    errors: [
      ...(tried.length === 0 ? ['not one mutant was tried'] : []),
      ...survivors
        .filter((mutant) => !isKnown(mutant))
        .map((mutant) => `nobody noticed ${placeOf(mutant)}  ${mutant.change}`),
      ...listed
        .filter(({ reason }) => reason.trim() === '')
        .map(({ file, change }) => `without a reason: ${file}  ${change}`),
      ...stale.map(({ file, change }) => `listed, and does not survive (any more): ${file}  ${change}`),
      ...(percent < GOAL_PERCENT
        ? [`${percent.toFixed(1)} % were noticed, ${GOAL_PERCENT} % have to be`]
        : []),
    ],
  };
}

const COLUMNS = ['mutants', 'noticed', 'survived', 'equivalent', 'static'] as const;

/** One line per folder, for a terminal. */
export function renderRows(rows: readonly Row[]): string {
  const head = ['folder', ...COLUMNS, 'noticed of all that can be'];
  const cells = [
    head,
    ...rows.map((row) => [
      row.folder,
      ...COLUMNS.map((column) => String(row[column])),
      `${noticedPercent(row).toFixed(1)} %`,
    ]),
  ];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

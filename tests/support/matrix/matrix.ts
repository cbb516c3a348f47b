/** The columns of a matrix, each with its possible values. */
export type Matrix<Cell> = { readonly [Name in keyof Cell]: readonly Cell[Name][] };

/** Every combination, in the order of the columns. */
export function everyCell<Cell extends object>(matrix: Matrix<Cell>): readonly Cell[] {
  let cells: Partial<Cell>[] = [{}];
  for (const name of namesOf(matrix)) {
    cells = cells.flatMap((cell) => matrix[name].map((value) => ({ ...cell, [name]: value })));
  }
  return cells as Cell[];
}

/**
 * A sample of the combinations that contains every pair of values of any two columns. Greedy, reproducible, and
 * complete by construction (it ends when no pair is left).
 */
export function pairwise<Cell extends object>(matrix: Matrix<Cell>): readonly Cell[] {
  const names = namesOf(matrix);
  const pairsOf = (cell: Cell): readonly string[] =>
    names.flatMap((one, at) =>
      names
        .slice(at + 1)
        .map((other) =>
          [at, matrix[one].indexOf(cell[one]), other, matrix[other].indexOf(cell[other])].join(),
        ),
    );
  const cells = everyCell(matrix);
  const left = new Set(cells.flatMap(pairsOf));
  const sample: Cell[] = [];
  while (left.size > 0) {
    let best: { readonly cell: Cell; readonly gain: number } | null = null;
    for (const cell of cells) {
      const gain = pairsOf(cell).filter((pair) => left.has(pair)).length;
      if (!best || gain > best.gain) best = { cell, gain };
    }
    if (!best) break;
    sample.push(best.cell);
    for (const pair of pairsOf(best.cell)) left.delete(pair);
  }
  return sample;
}

const namesOf = <Cell extends object>(matrix: Matrix<Cell>): readonly (keyof Cell & string)[] =>
  Object.keys(matrix) as (keyof Cell & string)[];

/** The style of a branch. */
export type BranchLook = 'plain' | 'spine' | 'taken' | 'possible' | 'covered' | 'hole';

type LineLook = { readonly colour: string; readonly width: number; readonly dashes?: string };

const token = (name: string) => `var(--chakra-colors-${name})`;

/** The line of a branch. Styles differ in colour, width and dashes. */
export const branchLooks: Readonly<Record<BranchLook, LineLook>> = {
  plain: { colour: token('border-strong'), width: 1.25 },
  spine: { colour: token('fg'), width: 2.25 },
  taken: { colour: token('fg'), width: 4 },
  possible: { colour: token('info'), width: 2.25 },
  covered: { colour: token('success'), width: 2.25 },
  hole: { colour: token('error'), width: 3, dashes: '7 5' },
};

/** The meaning of each style, for the legend. */
export const legend: readonly (readonly [look: BranchLook, text: string])[] = [
  ['spine', 'the way to success'],
  ['taken', 'just taken'],
  ['possible', 'possible now'],
  ['covered', 'covered'],
  ['hole', 'not covered'],
];

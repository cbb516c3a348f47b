import type { ChartBranch, ChartState, ChartTrigger } from './chart';
import { widthOf, wrapped, type TextStyle } from './text-metrics';

export type StateLineKind = 'title' | 'description' | 'tags' | 'entry' | 'exit' | 'invoke';
export type BranchLineKind = 'trigger' | 'guard' | 'actions';
export type LineKind = StateLineKind | BranchLineKind;

/** One line of text in a box. */
export type ChartLine<TKind extends LineKind = LineKind> = { readonly kind: TKind; readonly text: string };

/** The style and height (px) of each kind of line. */
export const lineLook: Readonly<Record<LineKind, TextStyle & { readonly height: number }>> = {
  title: { size: 15, bold: true, height: 22 },
  description: { size: 12, bold: false, height: 16 },
  tags: { size: 12, bold: false, height: 16 },
  entry: { size: 12, bold: false, height: 16 },
  exit: { size: 12, bold: false, height: 16 },
  invoke: { size: 12, bold: false, height: 16 },
  trigger: { size: 12, bold: true, height: 16 },
  guard: { size: 12, bold: false, height: 16 },
  actions: { size: 12, bold: false, height: 16 },
};

/** The padding of a box, in px. */
export const statePadding = { x: 12, y: 8 } as const;
export const branchPadding = { x: 6, y: 3 } as const;

/** Space before a title for the mark of an initial or final state, in px. */
export const markWidth = 18;

/** The width at which a text is wrapped, in px. */
const stateWidth = 250;
const branchWidth = 210;

function linesOf<TKind extends LineKind>(kind: TKind, text: string, width: number): ChartLine<TKind>[] {
  return text === '' ? [] : wrapped(text, width, lineLook[kind]).map((line) => ({ kind, text: line }));
}

const listed = (word: string, names: readonly string[]): string =>
  names.length === 0 ? '' : `${word} / ${names.join(', ')}`;

/** The lines in the box of a state: its title first, then its properties. */
export function stateLines(state: ChartState): ChartLine<StateLineKind>[] {
  return [
    ...linesOf('title', state.key, stateWidth),
    ...linesOf('description', state.description, stateWidth),
    ...linesOf('tags', state.tags.map((tag) => `#${tag}`).join(' '), stateWidth),
    ...linesOf('entry', listed('entry', state.entry), stateWidth),
    ...linesOf('exit', listed('exit', state.exit), stateWidth),
    ...state.invokes.flatMap(({ id, src }) =>
      linesOf('invoke', id === src ? `invoke ${id}` : `invoke ${id} (${src})`, stateWidth),
    ),
  ];
}

/** The event for each change of a running actor. */
const SNAPSHOT = 'xstate.snapshot.';

/**
 * The trigger of a branch as readable text: `card.submitted`, `after patience`, `saveCard done`, `strength changed`.
 */
export function triggerText({ kind, name }: ChartTrigger): string {
  switch (kind) {
    case 'event':
      return name.startsWith(SNAPSHOT) ? `${name.slice(SNAPSHOT.length)} changed` : name;
    case 'delay':
      return `after ${name}`;
    case 'always':
      return 'always';
    case 'done':
      return `${name} done`;
    case 'error':
      return `${name} failed`;
    case 'stateDone':
      return 'all done';
  }
}

/** The guard as written at a branch. A branch without a guard that follows others is marked as the alternative. */
export const guardText = ({ guard, index }: Pick<ChartBranch, 'guard' | 'index'>): string => {
  if (guard !== null) return `[${guard}]`;
  return index === 0 ? '' : '[else]';
};

/** The lines at a branch: trigger, guard in brackets, actions after a slash. */
export function branchLines(branch: ChartBranch): ChartLine<BranchLineKind>[] {
  return [
    ...linesOf('trigger', triggerText(branch.trigger), branchWidth),
    ...linesOf('guard', guardText(branch), branchWidth),
    ...linesOf('actions', branch.actions.length === 0 ? '' : `/ ${branch.actions.join(', ')}`, branchWidth),
  ];
}

/** A branch in one line: `card.submitted [nicknameIsValid] / keepPress`. */
export const branchText = (branch: ChartBranch): string =>
  branchLines(branch)
    .map(({ text }) => text)
    .join(' ');

/** The size of stacked lines, in px. */
export const sizeOf = (lines: readonly ChartLine[]): { width: number; height: number } => ({
  width: Math.max(0, ...lines.map(({ kind, text }) => widthOf(text, lineLook[kind]))),
  height: lines.reduce((sum, { kind }) => sum + lineLook[kind].height, 0),
});

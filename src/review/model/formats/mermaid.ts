import type { Chart, ChartBranch, ChartState } from '../chart';
import { branchText } from '../chart-lines';
import { homeOf, treeOf, type ChartTree } from '../chart-tree';

/** A Mermaid identifier (letters, digits and underscores), unique for each state of a chart. */
const idOf = (stateId: string): string => stateId.replaceAll('.', '__').replaceAll(/\W/gu, '_');

/**
 * The node that represents a compound state where a branch leads inside or stays, because Mermaid cannot start a line
 * at the state itself then.
 */
const anywhereId = (stateId: string): string => `${idOf(stateId)}__anywhere`;

/** Escapes characters that end a Mermaid text or have another meaning. */
const textOf = (text: string): string =>
  text.replaceAll(/[#:;"{}<>\n]/gu, (sign) => (sign === '\n' ? ' ' : `#${sign.codePointAt(0) ?? 0};`));

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Whether the branch leads to its own state or to an ancestor. */
const leadsAround = (tree: ChartTree, { source, targets }: ChartBranch): boolean =>
  targets.length > 0 &&
  targets.every((target) => tree.pathOf(source).includes(target)) &&
  (targets[0] !== source || tree.childrenOf(source).length > 0);

function branchLinesOf(tree: ChartTree, branch: ChartBranch): string[] {
  const { source, targets } = branch;
  const isOuter = tree.childrenOf(source).length > 0;
  const from = isOuter ? anywhereId(source) : idOf(source);
  const text = textOf(branchText(branch));
  if (targets.length === 0) return [`${from} : ${text}`];
  // Mermaid cannot draw a line from inside a state to that state.
  if (leadsAround(tree, branch)) return [`${from} : ${text} → ${targets.map(textOf).join(', ')}`];
  const start = isOuter && homeOf(tree, source, targets) !== source ? idOf(source) : from;
  return targets.map((target) => `${start} --> ${idOf(target)} : ${text}`);
}

function linesOf(tree: ChartTree, state: ChartState): string[] {
  const id = idOf(state.id);
  const title = `state "${textOf(state.key)}" as ${id}`;
  const children = tree.childrenOf(state.id);
  const branches = tree.branchesFrom(state.id).flatMap((branch) => branchLinesOf(tree, branch));
  if (children.length === 0) {
    return [
      title,
      ...(state.description === '' ? [] : [`${id} : ${textOf(state.description)}`]),
      ...branches,
      ...(state.kind === 'final' ? [`${id} --> [*]`] : []),
    ];
  }
  const anywhere = branches.some((line) => line.startsWith(anywhereId(state.id)))
    ? [
        `state "${textOf(`anywhere in ${state.key}`)}" as ${anywhereId(state.id)}`,
        ...branches.filter((line) => line.startsWith(anywhereId(state.id))),
      ]
    : [];
  const inside =
    state.kind === 'parallel'
      ? [anywhere, ...children.map((child) => linesOf(tree, child))]
          .filter((lines) => lines.length > 0)
          .flatMap((lines, index) => (index === 0 ? lines : ['--', ...lines]))
      : [
          ...children.filter(({ initial }) => initial).map((child) => `[*] --> ${idOf(child.id)}`),
          ...anywhere,
          ...children.flatMap((child) => linesOf(tree, child)),
        ];
  return [
    `${title} {`,
    ...indented(inside),
    '}',
    ...branches.filter((line) => !line.startsWith(anywhereId(state.id))),
  ];
}

/**
 * The chart as a Mermaid state diagram, for Markdown viewers. Branches that stay in their state are written in it.
 * The branches that a compound state has in all of its children start at a box `anywhere in …`.
 */
export function mermaidOf(chart: Chart): string {
  const tree = treeOf(chart);
  const lines = [`accTitle: ${textOf(chart.name)}`, 'direction LR', ...linesOf(tree, tree.root)];
  return `${['stateDiagram-v2', ...indented(lines)].join('\n')}\n`;
}

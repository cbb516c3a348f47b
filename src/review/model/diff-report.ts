import type { ChartBranch } from './chart';
import { guardText } from './chart-lines';
import {
  branchName,
  isUnchanged,
  type BranchDiff,
  type Change,
  type EditionDiff,
  type FlowDiff,
  type MessageDiff,
  type StateDiff,
} from './diff';
import { code, page, plain, table } from './formats/markdown-text';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const valueOf = (text: string): string => (text === '' ? '(nothing)' : plain(text));

const changesOf = (changes: readonly Change[]): string[] =>
  changes.map(({ what, before, after }) => `  - ${what}: ${valueOf(before)} → ${valueOf(after)}`);

const linesOfState = ({ fate, id, state, changes }: StateDiff): string[] => [
  `- ${fate}: ${code(id)}${fate === 'changed' || state.description === '' ? '' : ` (${plain(state.description)})`}`,
  ...changesOf(changes),
];

const whole = (branch: ChartBranch): string => {
  const guard = guardText(branch);
  const actions = branch.actions.length === 0 ? '' : ` / ${branch.actions.join(', ')}`;
  const targets = branch.targets.length === 0 ? 'stays' : branch.targets.join(', ');
  return plain(`${guard === '' ? '' : `${guard} `}→ ${targets}${actions}`);
};

const linesOfBranch = ({ fate, branch, changes }: BranchDiff): string[] => [
  `- ${fate}: ${code(branchName(branch))}${fate === 'changed' ? ` ${plain(guardText(branch))}`.trimEnd() : ` ${whole(branch)}`}`,
  ...changesOf(changes),
];

const listOf = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}\n\n${lines.join('\n')}`;

const blocksOfFlow = ({ fate, name, states, branches, changes }: FlowDiff): string[] => [
  `### ${name}${fate === 'changed' ? '' : ` (${fate})`}`,
  listOf('States:', states.flatMap(linesOfState)),
  listOf('Branches:', branches.flatMap(linesOfBranch)),
  listOf(
    'The flow itself:',
    changesOf(changes).map((line) => line.trimStart()),
  ),
];

const messageRow = ({ area, key, before, after }: MessageDiff): string[] => [
  code(`${area} ${key}`),
  before === null ? '' : plain(before),
  after === null ? '' : plain(after),
];

/**
 * The changes as Markdown.
 *
 * @param from name of the earlier export, such as a commit
 * @param to name of the later one
 */
export function diffReport(diff: EditionDiff, from: string, to: string): string {
  const title = `# What changed from ${plain(from)} to ${plain(to)}`;
  if (isUnchanged(diff)) return page([title, 'Nothing changed: the same flows, states, branches and texts.']);
  const { flows, messages } = diff;
  return page([
    title,
    `${counted(flows.length, 'flow', 'flows')} and ${counted(messages.length, 'text', 'texts')} changed.`,
    flows.length === 0 ? '' : '## Flows',
    ...flows.flatMap(blocksOfFlow),
    messages.length === 0 ? '' : '## Texts that people read',
    messages.length === 0 ? '' : table(['text', 'before', 'after'], messages.map(messageRow)),
  ]);
}

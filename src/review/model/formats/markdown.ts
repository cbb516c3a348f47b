import type { Chart, ChartBranch, ChartState } from '../chart';
import type { ActorOutcome } from '../../play/outcome-handlers';
import { guardText, triggerText } from '../chart-lines';
import { code, codes, page, plain, table } from './markdown-text';
import { requirements } from '../requirements';

/** Information about a flow that its chart does not contain. */
export type FlowNotes = {
  readonly purpose: string;
  /** The flow behind an actor, by the actor's `src`. */
  readonly calls: Readonly<Record<string, string>>;
  /** By the invoke's id. */
  readonly outcomes: Readonly<Record<string, readonly ActorOutcome[]>>;
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The id without the flow's name, which every id starts with. */
const short = (chart: Chart, id: string): string =>
  id === chart.name ? chart.name : id.slice(chart.name.length + 1);

const actorText = ({ id, src }: ChartState['invokes'][number]): string =>
  id === src ? code(id) : `${code(id)} (${code(src)})`;

/** The key and text of a state's requirement. */
const requirementOf = ({ requirement }: ChartState): string =>
  requirement === null
    ? ''
    : [code(requirement), plain(requirements.get(requirement) ?? '')].join(' ').trim();

const stateRow = (chart: Chart, state: ChartState): string[] => [
  code(short(chart, state.id)),
  state.kind === 'atomic' ? '' : state.kind,
  plain(state.description),
  state.screen === null ? '' : code(state.screen),
  requirementOf(state),
  codes(state.tags),
  codes(state.entry),
  codes(state.exit),
  state.invokes.map(actorText).join(', '),
];

const targetsText = (chart: Chart, { targets, reenter }: ChartBranch): string => {
  if (targets.length === 0) return 'stays';
  return `${codes(targets.map((target) => short(chart, target)))}${reenter ? ' (again)' : ''}`;
};

const branchRow = (chart: Chart, branch: ChartBranch): string[] => [
  code(short(chart, branch.source)),
  code(triggerText(branch.trigger)),
  branch.guard === null ? guardText(branch).slice(1, -1) : code(branch.guard),
  codes(branch.actions),
  targetsText(chart, branch),
];

function delaysOf(chart: Chart): string {
  const used = chart.branches.filter(({ trigger }) => trigger.kind === 'delay');
  const names = [...new Set([...chart.delays, ...used.map(({ trigger }) => trigger.name)])].sort();
  if (names.length === 0) return 'It waits for nothing but events and its actors.';
  return table(
    ['delay', 'ends the wait in'],
    names.map((name) => [
      code(name),
      codes([
        ...new Set(
          used.filter(({ trigger }) => trigger.name === name).map(({ source }) => short(chart, source)),
        ),
      ]),
    ]),
  );
}

const handlerText = (chart: Chart, key: string): string => {
  const branch = chart.branches.find((candidate) => candidate.key === key);
  if (!branch) return code(key);
  const guard = guardText(branch);
  return `${guard === '' ? '' : `${plain(guard)} `}→ ${targetsText(chart, branch)}`;
};

function actorOf(
  chart: Chart,
  notes: FlowNotes,
  state: ChartState,
  invoke: ChartState['invokes'][number],
): string[] {
  const flow = notes.calls[invoke.src];
  const outcomes = notes.outcomes[invoke.id] ?? [];
  const said = flow === undefined ? '' : ` It is the flow [${flow}](../${flow}/${flow}.md).`;
  return [
    `### ${actorText(invoke)}`,
    `Runs in ${code(short(chart, state.id))}.${said}`,
    outcomes.length === 0
      ? ''
      : table(
          ['outcome', 'how', 'handled by'],
          outcomes.map(({ name, fails, heardBy }) => [
            code(name),
            fails ? 'fails' : 'answers',
            heardBy.map((key) => handlerText(chart, key)).join('<br>'),
          ]),
        ),
  ];
}

/**
 * The page of a flow: its purpose, picture, states, branches and delays, and every actor that it invokes, with each
 * outcome and the branches that handle it. The picture is `<flow>.svg` beside the page, `<flow>.dark.svg` in dark
 * mode.
 */
export function markdownOf(chart: Chart, notes: FlowNotes): string {
  const { name, states, branches } = chart;
  const actors = states.flatMap((state) => state.invokes.map((invoke) => ({ state, invoke })));
  return page([
    `# ${name}`,
    plain(notes.purpose),
    `${counted(states.length - 1, 'state', 'states')}, ${counted(branches.length, 'branch', 'branches')}, ${counted(actors.length, 'invoked actor', 'invoked actors')}.`,
    [
      '<picture>',
      `  <source media="(prefers-color-scheme: dark)" srcset="${name}.dark.svg">`,
      `  <img src="${name}.svg" alt="The chart of ${name}">`,
      '</picture>',
    ].join('\n'),
    `Also: [definition](${name}.json), [Mermaid](${name}.mmd).`,
    '## States',
    table(
      ['state', 'kind', 'what it is', 'screen', 'requirement', 'tags', 'entry', 'exit', 'actors'],
      states.map((state) => stateRow(chart, state)),
    ),
    '## Branches',
    'Of the branches of one event the first whose guard holds is taken.',
    branches.length === 0
      ? ''
      : table(
          ['in', 'when', 'if', 'does', 'goes to'],
          branches.map((branch) => branchRow(chart, branch)),
        ),
    '## Delays',
    delaysOf(chart),
    '## Invoked actors',
    actors.length === 0 ? 'None.' : '',
    ...actors.flatMap(({ state, invoke }) => actorOf(chart, notes, state, invoke)),
  ]);
}

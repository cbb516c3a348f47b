import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartBranch, ChartState } from './chart';
import { branchLines, branchPadding, markWidth, sizeOf, stateLines, statePadding } from './chart-lines';
import { homeOf, treeOf, type ChartTree } from './chart-tree';
import { spineOf } from './spine';

export type Point = { readonly x: number; readonly y: number };
export type Box = Point & { readonly width: number; readonly height: number };

/** The layout of a branch: its line from source to target, and the box of its text on that line. */
export type BranchLayout = {
  /** Empty for a branch without a target: it is drawn in the box of its state, without a line. */
  readonly points: readonly Point[];
  readonly label: Box;
};

/** The positions of everything in a chart, in px from the top left corner. */
export type ChartLayout = {
  readonly width: number;
  readonly height: number;
  /** By state id. A state's box lies within its parent's. */
  readonly states: Readonly<Record<string, Box>>;
  /** By branch key. */
  readonly branches: Readonly<Record<string, BranchLayout>>;
};

/** Options for one level. The layouter does not pass them down to nested states. */
const levelOptions = {
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

/** Where the steps of a chart lead to, from its start. */
export type Direction = 'right' | 'down';

const chartOptions = {
  ...levelOptions,
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

/** Places an initial state on the left or at the top, where reading starts. */
const initialOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };

/** Keeps the way that succeeds straight. Its priority in direction would make a chart a third wider. */
const spineOptions = { 'elk.layered.priority.straightness': '10' };

/** The padding of a state that contains others. */
const inset = 16;
const gap = 6;
/** The width of the rows of branches without a target, in a state that contains others, in px. */
const rowWidth = 560;

type Size = { readonly width: number; readonly height: number };

const labelSize = (branch: ChartBranch): Size => {
  const { width, height } = sizeOf(branchLines(branch));
  return { width: width + 2 * branchPadding.x, height: height + 2 * branchPadding.y };
};

/** The top of a state: its lines, and below them the branches without a target, in rows. */
function headOf(tree: ChartTree, state: ChartState): { size: Size; inside: [string, Box][] } {
  const lines = stateLines(state);
  const text = sizeOf(lines);
  let width = text.width + markWidth;
  const inside: [string, Box][] = [];
  const limit = tree.childrenOf(state.id).length === 0 ? width : Math.max(width, rowWidth);
  let [x, y, row] = [0, text.height, 0];
  for (const branch of tree.branchesFrom(state.id).filter(({ targets }) => targets.length === 0)) {
    const size = labelSize(branch);
    if (x === 0 || x + size.width > limit) {
      [x, y, row] = [0, y + row + gap, 0];
    }
    inside.push([branch.key, { x: x + statePadding.x, y: y + statePadding.y, ...size }]);
    width = Math.max(width, x + size.width);
    x += size.width + gap;
    row = Math.max(row, size.height);
  }
  return {
    size: { width: width + 2 * statePadding.x, height: y + row + 2 * statePadding.y },
    inside,
  };
}

const boxId = (id: string): string => `state ${id}`;
const labelId = (key: string): string => `branch ${key}`;

/** The layouter's input: nested states, and each branch as a small box between its ends. */
function graphOf(tree: ChartTree, chart: Chart, direction: Direction): ElkNode {
  const labels = new Map<string, ElkNode[]>();
  const edges: ElkExtendedEdge[] = [];
  const spine = spineOf(chart);
  for (const branch of chart.branches) {
    if (branch.targets.length === 0) continue;
    const home = homeOf(tree, branch.source, branch.targets);
    labels.set(home, [...(labels.get(home) ?? []), { id: labelId(branch.key), ...labelSize(branch) }]);
    const label = labelId(branch.key);
    const layoutOptions: LayoutOptions = spine.has(branch.key) ? spineOptions : {};
    if (home !== branch.source) {
      const sources = [boxId(branch.source)];
      edges.push({ id: `into ${branch.key}`, sources, targets: [label], layoutOptions });
    }
    branch.targets.forEach((target, index) => {
      if (target === home) return;
      const targets = [boxId(target)];
      edges.push({ id: `out ${index} ${branch.key}`, sources: [label], targets, layoutOptions });
    });
  }
  const nodeOf = (state: ChartState): ElkNode => {
    const { size } = headOf(tree, state);
    const children = [...tree.childrenOf(state.id).map(nodeOf), ...(labels.get(state.id) ?? [])];
    const isFirst = state.initial && state.parent !== null && tree.state(state.parent).kind !== 'parallel';
    const own: LayoutOptions = isFirst ? initialOptions : {};
    if (children.length === 0) return { id: boxId(state.id), ...size, layoutOptions: own };
    return {
      id: boxId(state.id),
      children,
      layoutOptions: {
        ...levelOptions,
        ...own,
        'elk.padding': `[top=${size.height + gap},left=${inset},bottom=${inset},right=${inset}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width},${size.height})`,
      },
    };
  };
  const layoutOptions = { ...chartOptions, 'elk.direction': direction.toUpperCase() };
  return { id: 'chart', layoutOptions, children: [nodeOf(tree.root)], edges };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Box => ({ x, y, width, height });

const pointsOf = (edge: ElkExtendedEdge | undefined): Point[] =>
  (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y })),
  );

/** A single line through all targets: to each target and back to the text, so that none is left out. */
function lineOf(edges: ReadonlyMap<string, ElkExtendedEdge>, { key, targets }: ChartBranch): Point[] {
  const out = targets.map((_, index) => pointsOf(edges.get(`out ${index} ${key}`)));
  return [
    ...pointsOf(edges.get(`into ${key}`)),
    ...out.flatMap((points, index) =>
      index === out.length - 1 ? points : [...points, ...points.toReversed()],
    ),
  ];
}

/**
 * Computes the layout of a chart: nested states, layered from left to right or from top to bottom, with orthogonal
 * lines. The result is deterministic. `chart-lines.ts` decides the texts and their sizes.
 *
 * @throws when the layouter rejects the chart
 */
export async function layoutOf(chart: Chart, direction: Direction = 'right'): Promise<ChartLayout> {
  const tree = treeOf(chart);
  const graph = await new ELK().layout(graphOf(tree, chart, direction));
  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode): void => {
    boxes.set(node.id, boxOf(node));
    node.children?.forEach(collect);
  };
  collect(graph);
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const box = (id: string): Box => {
    const found = boxes.get(id);
    if (!found) throw new Error(`'${id}' of the chart '${chart.name}' was not laid out`);
    return found;
  };

  const states = Object.fromEntries(chart.states.map(({ id }) => [id, box(boxId(id))]));
  const inside = chart.states.flatMap((state) => {
    const { x, y } = box(boxId(state.id));
    return headOf(tree, state).inside.map(([key, label]): [string, Box] => [
      key,
      { ...label, x: label.x + x, y: label.y + y },
    ]);
  });
  const insideByKey = new Map(inside);
  const branches = Object.fromEntries(
    chart.branches.map((branch): [string, BranchLayout] => [
      branch.key,
      {
        points: lineOf(edges, branch),
        label: insideByKey.get(branch.key) ?? box(labelId(branch.key)),
      },
    ]),
  );
  const { width = 0, height = 0 } = graph;
  return { width, height, states, branches };
}

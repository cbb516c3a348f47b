import { chakra } from '@chakra-ui/react/styled-system';
import { EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react';
import type { ChartBranch } from '../../../model/chart';
import { branchLines, branchPadding, lineLook } from '../../../model/chart-lines';
import type { BranchLayout, Point } from '../../../model/layout';
import { branchLooks, type BranchLook } from './chart-looks';

export type BranchEdge = Edge<
  {
    readonly branch: ChartBranch;
    readonly place: BranchLayout;
    readonly look: BranchLook;
    /** Set if the branch can be taken now. */
    readonly take: (() => void) | null;
    /** Whether it, or a state at one of its ends, is pointed at. */
    readonly isLinked: boolean;
    /** The pointer has come to this branch, or (`null`) has left it. */
    readonly onPoint: (key: string | null) => void;
  },
  'branch'
>;

const Label = chakra('div', {
  base: {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    borderRadius: '6px',
    bg: 'bg',
    color: 'fg',
    fontSize: '12px',
    textAlign: 'start',
    // A button would not inherit it.
    textRendering: 'inherit',
    whiteSpace: 'pre',
    overflow: 'hidden',
    pointerEvents: 'all',
    '&:is(button)': { cursor: 'pointer', _hover: { bg: 'info.subtle' } },
  },
});

/** The arrowhead, from a line's end and direction. */
function tip(points: readonly Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const corner = (side: number) => `${end.x - dx * 9 - dy * 5 * side},${end.y - dy * 9 + dx * 5 * side}`;
  return `${end.x},${end.y} ${corner(1)} ${corner(-1)}`;
}

/** One branch of a drawn chart: its line as laid out, and its text. */
export function ChartBranchLine({ data }: EdgeProps<BranchEdge>) {
  if (!data) return null;
  const { branch, place, look, take, isLinked, onPoint } = data;
  const { colour, width, dashes } = branchLooks[look];
  const { label, points } = place;
  const lines = branchLines(branch);
  const border = look === 'plain' ? 1 : 2;
  return (
    <>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeLinejoin="round"
        style={{ stroke: colour, strokeWidth: width }}
        {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
      />
      <polygon points={tip(points)} style={{ fill: colour }} />
      <EdgeLabelRenderer>
        <Label
          data-branch={branch.key}
          {...(take ? { as: 'button', type: 'button', onClick: take } : {})}
          className={isLinked ? 'nodrag nopan linked' : 'nodrag nopan'}
          onMouseEnter={() => onPoint(branch.key)}
          onMouseLeave={() => onPoint(null)}

          style={{
            transform: `translate(${label.x}px, ${label.y}px)`,
            width: label.width,
            height: label.height,
            padding: `${branchPadding.y - border}px ${branchPadding.x - border}px`,
            border: `${border}px ${look === 'hole' ? 'dashed' : 'solid'} ${
              look === 'plain' ? 'var(--chakra-colors-border)' : colour
            }`,
            zIndex: 2000,
          }}
        >
          {lines.map(({ kind, text }, index) => (
            <chakra.div
              key={index}
              style={{
                height: lineLook[kind].height,
                lineHeight: `${lineLook[kind].height}px`,
                fontSize: lineLook[kind].size,
              }}
              fontWeight={lineLook[kind].bold ? 'bold' : 'regular'}
              color={kind === 'actions' ? 'fg.muted' : 'fg'}
            >
              {text}
            </chakra.div>
          ))}
        </Label>
      </EdgeLabelRenderer>
    </>
  );
}

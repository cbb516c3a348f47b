import { chakra } from '@chakra-ui/react/styled-system';
import { Handle, Position, type Node, type NodeProps } from '@xyflow/react';
import type { ChartState } from '../../../model/chart';
import { lineLook, markWidth, stateLines, statePadding } from '../../../model/chart-lines';

export type StateNode = Node<
  {
    readonly state: ChartState;
    readonly active: boolean;
    readonly chosen: boolean;
    /** Whether a path that is played pauses here. */
    readonly stop: boolean;
  },
  'state'
>;

const Box = chakra('div', {
  base: {
    position: 'relative',
    boxSize: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    borderRadius: '10px',
    color: 'fg',
    fontSize: '12px',
    textAlign: 'start',
    whiteSpace: 'pre',
    overflow: 'hidden',
  },
});

/** Lines are drawn as laid out, but React Flow requires handles for their ends. */
const unseen = { visibility: 'hidden' } as const;

const borders = { parallel: 'dashed', final: 'double' } as const;

const mark = ({ initial, kind }: ChartState): string => {
  if (kind === 'final') return '◎';
  if (kind === 'history') return 'H';
  return initial ? '●' : '';
};

/** One state of a drawn chart, with the properties from its file. */
export function ChartStateBox({ data: { state, active, chosen, stop } }: NodeProps<StateNode>) {
  const whole = active && (state.kind === 'atomic' || state.kind === 'final');
  const holds = state.kind === 'compound' || state.kind === 'parallel';
  return (
    <Box
      style={{ padding: `${statePadding.y}px ${statePadding.x}px` }}
      bg={whole ? 'primary' : holds ? 'transparent' : 'bg.surface'}
      color={whole ? 'primary.ink' : 'fg'}
      borderColor={active || chosen ? 'fg' : 'border.strong'}
      borderWidth={active || chosen ? '3px' : state.kind === 'final' ? '3px' : '1.5px'}
      borderStyle={state.kind === 'parallel' || state.kind === 'final' ? borders[state.kind] : 'solid'}
    >
      {stateLines(state).map(({ kind, text }, index) => (
        <chakra.div
          key={index}
          style={{
            height: `${lineLook[kind].height}px`,
            fontSize: `${lineLook[kind].size}px`,
            lineHeight: `${lineLook[kind].height}px`,
            marginLeft: `${kind === 'title' ? markWidth : 0}px`,
            textIndent: `${kind === 'title' ? -markWidth : 0}px`,
          }}
          fontWeight={lineLook[kind].bold ? 'bold' : 'regular'}
          color={!whole && (kind === 'description' || kind === 'tags') ? 'fg.muted' : undefined}
        >
          {kind === 'title' ? (
            <chakra.span
              aria-hidden="true"
              display="inline-block"
              textIndent="0"
              style={{ width: markWidth }}
            >
              {index === 0 ? mark(state) : ''}
            </chakra.span>
          ) : null}
          {text}
        </chakra.div>
      ))}
      {stop ? (
        <chakra.span
          aria-hidden="true"
          position="absolute"
          insetBlockStart="1"
          insetInlineEnd="1"
          boxSize="3"
          borderRadius="full"
          bg="error"
        />
      ) : null}
      <Handle type="source" position={Position.Right} isConnectable={false} style={unseen} />
      <Handle type="target" position={Position.Left} isConnectable={false} style={unseen} />
    </Box>
  );
}

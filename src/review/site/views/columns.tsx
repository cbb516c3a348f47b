import { useMediaQuery } from '@chakra-ui/react/hooks';
import { Splitter } from '@chakra-ui/react/splitter';
import { chakra, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useReview, useReviewed } from '../review-context';

/** The narrowest that each column can be made, in percent of the width. */
const LEAST = 20;
const CHART = 'chart';
const PANEL = 'panel';
/** From the theme's `lg` on there is room for two columns. */
const WIDE = '(min-width: 1024px)';

const splitterRecipe = defineSlotRecipe({
  slots: ['root', 'panel', 'resizeTrigger', 'resizeTriggerSeparator', 'resizeTriggerIndicator'],
  base: {
    root: { alignItems: 'start' },
    panel: { minWidth: '0' },
    resizeTrigger: {
      display: 'grid',
      placeItems: 'center',
      // Stays in sight beside a long panel.
      position: 'sticky',
      insetBlockStart: '4',
      width: '6',
      height: '40vh',
      borderRadius: 'control',
      _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-2px' },
    },
    resizeTriggerSeparator: { display: 'none' },
    resizeTriggerIndicator: {
      width: '1',
      height: '12',
      borderRadius: 'full',
      bg: 'border.strong',
      _hover: { bg: 'fg' },
    },
  },
});

/** By default the library cuts off what stands out of a column, such as a focus ring. */
const whole = { overflow: 'visible' } as const;

const Stacked = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
});

type ColumnsProps = { readonly chart: ReactNode; readonly panel: ReactNode };

/**
 * A chart with its panel beside it, or below it if there is no room. The border between them can be moved, by mouse,
 * touch and arrow keys; where it was left is remembered.
 */
export function Columns({ chart, panel }: ColumnsProps) {
  const review = useReview();
  const share = useReviewed('panelShare');
  const [isWide] = useMediaQuery([WIDE], { ssr: false });
  if (isWide !== true || panel === null) {
    return (
      <Stacked>
        {chart}
        {panel}
      </Stacked>
    );
  }
  return (
    <Splitter.Root
      recipe={splitterRecipe}
      panels={[
        { id: CHART, minSize: LEAST },
        { id: PANEL, minSize: LEAST },
      ]}
      defaultSize={[100 - share, share]}
      onResizeEnd={({ size: [, moved] }) => {
        if (moved !== undefined) review.send({ type: 'panel.resized', share: moved });
      }}
      style={whole}
    >
      <Splitter.Panel id={CHART} style={whole}>
        {chart}
      </Splitter.Panel>
      <Splitter.ResizeTrigger id={`${CHART}:${PANEL}`} aria-label="Width of the panel">
        <Splitter.ResizeTriggerIndicator />
      </Splitter.ResizeTrigger>
      <Splitter.Panel id={PANEL} style={whole}>
        {panel}
      </Splitter.Panel>
    </Splitter.Root>
  );
}

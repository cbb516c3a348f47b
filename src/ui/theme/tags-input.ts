import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlStyle } from './field';

/**
 * The entries as pills, above the input. The styles are on the container, because creating hundreds of styled
 * elements would take longer than painting them.
 */
export const tagsInputRecipe = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'control',
    'input',
    'clearTrigger',
    'item',
    'itemPreview',
    'itemInput',
    'itemText',
    'itemDeleteTrigger',
  ],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > ul': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '1.5',
        maxHeight: '15rem',
        overflowY: 'auto',
        // A stacking context of its own, so that typing in the form does not repaint hundreds of entries.
        isolation: 'isolate',
        // Space for the focus ring of an entry at the edge.
        padding: '1',
        margin: '-1',
      },
      // A long list always has its maximum height, so nothing moves when it scrolls into view.
      '& > ul[data-long]': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 15rem' },
      '& [data-part=item]': { display: 'flex', maxWidth: 'full' },
      '& [data-part=item-preview]': {
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: 'full',
        minHeight: '8',
        paddingInlineStart: '2.5',
        bg: 'bg',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'full',
        fontSize: 'sm',
      },
      // The focus stays in the input: this shows which entry the keys would remove.
      '& [data-part=item-preview][data-highlighted]': {
        outline: '2px solid {colors.focus}',
        outlineOffset: '1px',
        bg: 'border',
      },
      '& [data-part=item-text]': { overflowWrap: 'anywhere', paddingBlock: '0.5' },
      '& [data-wrong] > [data-part=item-preview]': {
        borderColor: 'error',
        borderWidth: '2px',
        color: 'error',
      },
      '& [data-wrong] [data-part=item-text]': {
        _before: { content: '"\\21"', fontWeight: 'bold', marginInlineEnd: '1.5' },
      },
      '& [data-part=item-delete-trigger]': {
        flexShrink: '0',
        display: 'grid',
        placeItems: 'center',
        boxSize: '8',
        marginBlock: '-1px',
        borderRadius: 'full',
        cursor: 'pointer',
        '@media (hover: hover)': { '&:hover': { bg: 'border' } },
        '@media (pointer: coarse)': { boxSize: '11' },
        // A character instead of a drawing, because hundreds of drawings would be processed for each key.
        _before: { content: '"\\d7"', fontSize: 'xl', lineHeight: '1' },
        '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.muted' },
      },
    },
    input: controlStyle,
  },
});

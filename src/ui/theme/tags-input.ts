import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlStyle } from './field';

/**
 * What was entered, one pill each, above the control that it is typed into. One look for all of them: hundreds of styled
 * elements would take longer to make than to draw.
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
        // Painted by itself: a key in the form does not go through hundreds of entries again.
        isolation: 'isolate',
        // Room for the ring of what lies at its edge.
        padding: '1',
        margin: '-1',
      },
      // A long list takes all the height that it may, so nothing moves as it comes into sight.
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
      // The focus stays in the control: this shows which entry the keys would remove.
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
        // No drawing of its own: hundreds of them would be gone through with every key.
        _before: { content: '"\\d7"', fontSize: 'xl', lineHeight: '1' },
        '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.muted' },
      },
    },
    input: controlStyle,
  },
});

import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Names and values: below each other, or `beside` each other if there is space. */
export const dataListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', rowGap: '3', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' },
    itemLabel: { color: 'fg.muted' },
  },
  variants: {
    beside: {
      true: {
        root: {
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(9rem, 35%) minmax(0, 1fr)' },
          columnGap: '4',
        },
        item: { display: { base: 'block', sm: 'contents' } },
      },
    },
    small: {
      labels: { itemLabel: { fontSize: 'sm' } },
      all: {
        root: {
          gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 12rem) minmax(0, 1fr)' },
          rowGap: { base: '2', sm: '1' },
          paddingBlockEnd: { base: '2', sm: '0' },
          fontSize: 'sm',
        },
      },
    },
  },
});

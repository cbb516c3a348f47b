import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * A table that becomes a list of cards if its columns do not fit. The styles are on the root, because the cells are
 * plain elements, of which there may be thousands.
 *
 * @param width the breakpoint from which the columns fit
 */
const tableFrom = (width: 'md' | 'lg') =>
  defineSlotRecipe({
    slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
    base: {
      root: {
        display: { base: 'block', [width]: 'table' },
        width: 'full',
        borderCollapse: 'separate',
        borderSpacing: '0',
        bg: { [width]: 'bg.surface' },
        borderWidth: { [width]: '1px' },
        borderRadius: { [width]: 'card' },
        '& thead': {
          position: { base: 'absolute', [width]: 'static' },
          width: { base: '1px', [width]: 'auto' },
          height: { base: '1px', [width]: 'auto' },
          overflow: 'hidden',
          clipPath: { base: 'inset(50%)', [width]: 'none' },
          fontSize: 'sm',
          color: 'fg.muted',
        },
        // The buttons that order the rows stay above the cards; the other headings are hidden.
        '&[data-sortable] thead': {
          display: { base: 'block', [width]: 'table-header-group' },
          position: 'static',
          width: 'auto',
          height: 'auto',
          clipPath: 'none',
          overflow: 'visible',
          paddingBlockEnd: { base: '3', [width]: '0' },
        },
        '&[data-sortable] thead tr': {
          display: { base: 'flex', [width]: 'table-row' },
          position: 'relative',
          flexWrap: 'wrap',
          columnGap: '4',
        },
        '&[data-sortable] thead th[aria-sort]': {
          paddingInline: { base: '0', [width]: '4' },
          paddingBlock: '0',
        },
        '&[data-sortable] thead th:not([aria-sort])': {
          position: { base: 'absolute', [width]: 'static' },
          width: { base: '1px', [width]: 'auto' },
          height: { base: '1px', [width]: 'auto' },
          overflow: 'hidden',
          clipPath: { base: 'inset(50%)', [width]: 'none' },
        },
        '& thead button': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '1',
          minHeight: '11',
          borderRadius: '4px',
          font: 'inherit',
          color: 'inherit',
          cursor: 'pointer',
          '@media (hover: hover)': { '&:hover': { color: 'fg', textDecoration: 'underline' } },
          '& svg': { opacity: '0.4' },
        },
        '& th:is([aria-sort=ascending], [aria-sort=descending]) button': {
          color: 'fg',
          '& svg': { opacity: '1' },
        },
        '& th[aria-sort=ascending] svg': { rotate: '180deg' },
        '& tbody': {
          display: { base: 'grid', [width]: 'table-row-group' },
          gap: '3',
          // If cards are used on more than phones, two of them stand side by side.
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        },
        '& tbody tr': {
          display: { base: 'block', [width]: 'table-row' },
          bg: 'bg.surface',
          borderWidth: { base: '1px', [width]: '0' },
          borderRadius: { base: 'card', [width]: '0' },
          paddingBlock: { base: '2', [width]: '0' },
        },
        '& tr:last-of-type > :first-of-type': { borderEndStartRadius: { [width]: 'card' } },
        '& tr:last-of-type > :last-of-type': { borderEndEndRadius: { [width]: 'card' } },
        '& th, & td': {
          textAlign: 'start',
          verticalAlign: 'baseline',
          fontWeight: 'regular',
          overflowWrap: 'anywhere',
          paddingInline: '4',
          paddingBlock: { base: '1.5', [width]: '3' },
        },
        '& thead th': { fontWeight: 'medium', whiteSpace: 'nowrap' },
        '& tbody :is(th, td)': {
          display: { base: 'grid', [width]: 'table-cell' },
          gridTemplateColumns: 'minmax(6.5rem, 30%) minmax(0, 1fr)',
          columnGap: '3',
          borderBlockStartWidth: { [width]: '1px' },
          // Shows the label of the hidden header. The empty alternative text hides it from screen readers, which read
          // the header.
          _before: {
            content: { base: 'attr(data-label) / ""', [width]: 'none' },
            color: 'fg.muted',
            fontSize: 'sm',
            paddingBlockStart: '1px',
          },
        },
      },
    },
  });

export const tableRecipes = { md: tableFrom('md'), lg: tableFrom('lg') };

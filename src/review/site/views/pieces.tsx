import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

/** A white card of the page. */
export const Card = chakra('section', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border',
    padding: { base: '4', md: '5' },
    minWidth: '0',
  },
});

const smallRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '&[aria-pressed=true], &[aria-current]': {
      bg: 'primary',
      color: 'primary.ink',
      borderColor: 'primary.ink',
    },
    '&[aria-disabled=true]': {
      color: 'fg.muted',
      borderColor: 'border',
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
});

const StyledSmall = chakra('button', smallRecipe);

/** A small push button. */
export function SmallButton(props: ComponentProps<typeof StyledSmall>) {
  return <StyledSmall type="button" {...props} />;
}

/** A link that looks like a small button. */
export const SmallLink = chakra('a', smallRecipe);

/** What the fields of a form look like. */
const control = {
  borderRadius: 'control',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.surface',
  color: 'fg',
  fontSize: 'sm',
} as const;

/** The browser's own select element. */
export const Select = chakra('select', {
  base: {
    minHeight: '9',
    maxWidth: 'full',
    paddingInline: '2',
    ...control,
  },
});

export const Input = chakra('input', {
  base: {
    minHeight: '9',
    width: 'full',
    paddingInline: '3',
    ...control,
    _placeholder: { color: 'fg.muted' },
  },
});

export const TextArea = chakra('textarea', {
  base: {
    width: 'full',
    minHeight: '20',
    padding: '3',
    ...control,
  },
});

/** A label above its field. */
export const Label = chakra('label', {
  base: { display: 'grid', gap: '1', gridTemplateColumns: 'minmax(0, 1fr)', fontSize: 'sm' },
});

/** A name from a chart: state, event or guard. */
export const Code = chakra('code', {
  base: { fontFamily: 'mono', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
});

export const Link = chakra('a', {
  base: { color: 'info', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
});

export const Stack = chakra('div', {
  base: { display: 'grid', gap: '4', minWidth: '0', alignContent: 'start' },
});

export const Muted = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Scrolls content that is wider than the page, by keyboard as well. */
export const Scroll = chakra('div', { base: { overflowX: 'auto', maxWidth: 'full' } });

export const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& th': { fontWeight: 'medium' },
    // A column is as wide as its longest name.
    '& code': { overflowWrap: 'break-word' },
    '& .number': { textAlign: 'end' },
    '& td.number': { whiteSpace: 'nowrap' },
  },
});

/** Preformatted output of a program. */
export const Pre = chakra('pre', {
  base: {
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    bg: 'bg',
    borderRadius: 'control',
    padding: '3',
    overflow: 'auto',
    maxHeight: '18rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

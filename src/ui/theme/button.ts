import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A button that currently has no effect, but can still be focused and read out. */
const idle = '&[aria-disabled=true]:not([aria-busy=true])';

/**
 * `solid` is the main action of a screen or, with the palette `error`, one that cannot be undone; `outline` is any
 * other action; `ghost` is one of many; `plain` looks like text.
 */
export const buttonRecipe = defineRecipe({
  base: {
    colorPalette: 'primary',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    fontWeight: 'medium',
    lineHeight: 'heading',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out, opacity 150ms ease-out, transform 150ms ease-out',
    _active: { transform: 'translateY(1px)' },
    '&[aria-disabled=true]': { cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        borderColor: 'transparent',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.emphasized' },
        [idle]: { bg: 'colorPalette.muted', _hover: { bg: 'colorPalette.muted' } },
      },
      outline: {
        bg: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg',
        _hover: { borderColor: 'fg' },
        [idle]: { color: 'fg.muted', borderColor: 'border' },
      },
      ghost: {
        borderColor: 'transparent',
        color: 'fg',
        _hover: { bg: 'border' },
        '&[aria-disabled=true]': { color: 'fg.muted', bg: 'transparent' },
      },
      plain: {
        borderWidth: '0',
        borderRadius: '4px',
        fontWeight: 'regular',
        lineHeight: 'text',
        textAlign: 'start',
        textDecoration: 'underline',
        textDecorationColor: 'border.strong',
        textUnderlineOffset: '4px',
        transition: 'text-decoration-color 150ms ease-out',
        _hover: { textDecorationColor: 'currentColor' },
        _active: { transform: 'none' },
        '&[aria-disabled=true]': { color: 'fg.muted' },
      },
    },
    size: {
      md: { minHeight: '11' },
      lg: { minHeight: '52px', paddingInline: '5', width: 'full' },
    },
  },
  compoundVariants: [
    {
      variant: ['solid', 'outline', 'ghost'],
      size: 'md',
      // A long text stands in two lines.
      css: { minWidth: '11', paddingInline: '4', paddingBlock: '2' },
    },
  ],
  defaultVariants: { variant: 'outline', size: 'md' },
});

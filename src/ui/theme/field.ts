import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The styles of a text control, also for the box around a provider's card element (`data-invalid`, `data-focus`). */
export const controlStyle = {
  width: 'full',
  minHeight: '12',
  paddingInline: '3.5',
  bg: 'bg.surface',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  transition: 'border-color 150ms ease-out',
  '@media (hover: hover)': { '&:hover:not([aria-invalid=true], [data-invalid])': { borderColor: 'fg' } },
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _invalid: { borderColor: 'error', boxShadow: 'inset 0 0 0 1px {colors.error}' },
  '&[data-focus]': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
} as const;

export const inputRecipe = defineRecipe({
  base: { ...controlStyle, '--input-height': 'sizes.12' },
  variants: {
    variant: {
      outline: {},
      /** For a value that cannot be changed here. */
      subtle: { bg: 'bg', borderColor: 'border', textOverflow: 'ellipsis' },
    },
  },
  defaultVariants: { variant: 'outline' },
});

/** Label, control, error and hint below each other. */
export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' },
    label: { fontWeight: 'medium', justifySelf: 'start' },
    errorText: { display: 'flex', gap: '1.5', fontSize: 'sm', color: 'error', fontWeight: 'medium' },
    helperText: { display: 'flex', gap: '1.5', fontSize: 'sm', color: 'fg.muted' },
  },
});

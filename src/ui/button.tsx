import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner';

const buttonRecipe = defineRecipe({
  base: {
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
    _disabled: { cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    look: {
      primary: {
        bg: 'primary',
        borderColor: 'transparent',
        color: 'primary.ink',
        _hover: { bg: 'primary.hover' },
        '&[aria-disabled=true]:not([aria-busy=true])': {
          bg: 'color-mix(in srgb, {colors.primary} 55%, {colors.bg})',
          color: 'fg',
          _hover: { bg: 'color-mix(in srgb, {colors.primary} 55%, {colors.bg})' },
        },
      },
      secondary: {
        bg: 'bg.surface',
        borderColor: 'border.strong',
        color: 'fg',
        _hover: { borderColor: 'fg' },
        '&[aria-disabled=true]:not([aria-busy=true])': {
          color: 'fg.muted',
          borderColor: 'border',
          _hover: { borderColor: 'border' },
        },
      },
      danger: {
        bg: 'error',
        borderColor: 'transparent',
        color: 'bg.surface',
        _hover: { bg: 'color-mix(in srgb, {colors.error} 86%, {colors.fg})' },
        '&[aria-disabled=true]:not([aria-busy=true])': { _hover: { bg: 'error' } },
      },
      quiet: {
        borderColor: 'transparent',
        color: 'fg',
        _hover: { bg: 'border' },
        '&[aria-disabled=true]': { color: 'fg.muted', _hover: { bg: 'transparent' } },
      },
    },
    size: {
      md: { minHeight: '11', minWidth: '11', paddingInline: '4' },
      lg: { minHeight: '52px', paddingInline: '5', width: 'full' },
      icon: { boxSize: '11', flexShrink: '0' },
    },
  },
  defaultVariants: { look: 'secondary', size: 'md' },
});

const StyledButton = chakra('button', buttonRecipe);

/** A push button of the house: `look` primary (one per screen), secondary, quiet, or danger for what cannot be undone. Never submits unless `type` says so. */
export function Button(props: ComponentProps<typeof StyledButton>) {
  return <StyledButton type="button" {...props} />;
}

/** A link that looks like a button. */
export const ButtonLink = chakra('a', buttonRecipe);

type BusyButtonProps = ComponentProps<typeof StyledButton> & {
  readonly busy: boolean;
  /** What it says while it is busy; the button never gets narrower for it. */
  readonly busyText: ReactNode;
};

/**
 * A button whose press takes a while. It stays focusable: `aria-disabled` tells that a press does nothing now, and
 * the machine behind it ignores one anyway.
 */
export function BusyButton({ busy, busyText, children, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
    >
      <chakra.span display="inline-grid" alignItems="center" justifyItems="center">
        <chakra.span gridArea="1 / 1" visibility={busy ? 'hidden' : 'visible'}>
          {children}
        </chakra.span>
        {busy ? (
          <chakra.span gridArea="1 / 1" display="inline-flex" alignItems="center" gap="2">
            <Spinner />
            {busyText}
          </chakra.span>
        ) : null}
      </chakra.span>
    </Button>
  );
}

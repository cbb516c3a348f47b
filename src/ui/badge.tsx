import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';
import type { NoticeTone } from './notice';

const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '2.5',
    minHeight: '6',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      error: { bg: 'error.tint', color: 'error' },
      warning: { bg: 'warning.tint', color: 'warning' },
      success: { bg: 'success.tint', color: 'success' },
      info: { bg: 'info.tint', color: 'info' },
    },
  },
});

const Pill = chakra('span', badgeRecipe);

type BadgeProps = { readonly tone: NoticeTone; readonly icon: IconName; readonly children: ReactNode };

/** A state in one word, with its colour and sign. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Pill tone={tone}>
      <Icon name={icon} size="16px" />
      {children}
    </Pill>
  );
}

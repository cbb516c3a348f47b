import { Badge as Pill } from '@chakra-ui/react/badge';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';
import type { NoticeTone } from './notice';
import { badgeRecipe } from './theme/badge';

type BadgeProps = { readonly tone: NoticeTone; readonly icon: IconName; readonly children: ReactNode };

/** A state in one word, with its colour and icon. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Pill recipe={badgeRecipe} colorPalette={tone}>
      <Icon name={icon} size="16px" />
      {children}
    </Pill>
  );
}

import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icons';

export type NoticeTone = 'error' | 'warning' | 'success' | 'info';

/** The sign of each tone; also of the notices at the top right. */
export const NOTICE_ICONS: Readonly<Record<NoticeTone, IconName>> = {
  error: 'alert',
  warning: 'alert',
  success: 'check',
  info: 'info',
};

const noticeRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2.5',
    rowGap: '0.5',
    padding: '3.5',
    paddingInlineStart: '4',
    borderRadius: 'card',
    borderInlineStartWidth: '5px',
    color: 'fg',
  },
  variants: {
    tone: {
      error: { bg: 'error.tint', borderColor: 'error', '--tone': 'colors.error' },
      warning: { bg: 'warning.tint', borderColor: 'warning', '--tone': 'colors.warning' },
      success: { bg: 'success.tint', borderColor: 'success', '--tone': 'colors.success' },
      info: { bg: 'info.tint', borderColor: 'info', '--tone': 'colors.info' },
    },
  },
});

const Box = chakra('div', noticeRecipe);

type NoticeProps = Omit<ComponentProps<typeof Box>, 'title' | 'children' | 'tone'> & {
  readonly tone: NoticeTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** Something that must be said where it matters: icon, title, and what is safe or to be done, inside the page. */
export function Notice({ tone, title, children, ...box }: NoticeProps) {
  return (
    <Box tone={tone} {...box}>
      <chakra.span paddingBlock="2px" color="var(--tone)">
        <Icon name={NOTICE_ICONS[tone]} />
      </chakra.span>
      <chakra.p fontWeight="medium" color="var(--tone)">
        {title}
      </chakra.p>
      {children ? (
        <chakra.div gridColumn="2" fontSize="sm" display="grid" gap="1">
          {children}
        </chakra.div>
      ) : null}
    </Box>
  );
}

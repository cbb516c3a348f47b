import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icons';

export type NoticeTone = 'error' | 'warning' | 'success' | 'info';

const ICONS: Readonly<Record<NoticeTone, IconName>> = {
  error: 'alert',
  warning: 'clock',
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
      error: { bg: 'error.tint', borderColor: 'error', '& > :nth-of-type(-n + 2)': { color: 'error' } },
      warning: {
        bg: 'warning.tint',
        borderColor: 'warning',
        '& > :nth-of-type(-n + 2)': { color: 'warning' },
      },
      success: {
        bg: 'success.tint',
        borderColor: 'success',
        '& > :nth-of-type(-n + 2)': { color: 'success' },
      },
      info: { bg: 'info.tint', borderColor: 'info', '& > :nth-of-type(-n + 2)': { color: 'info' } },
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
      <chakra.span paddingBlock="2px">
        <Icon name={ICONS[tone]} />
      </chakra.span>
      <chakra.span as="p" fontWeight="medium">
        {title}
      </chakra.span>
      {children ? (
        <chakra.div gridColumn="2" fontSize="sm">
          {children}
        </chakra.div>
      ) : null}
    </Box>
  );
}

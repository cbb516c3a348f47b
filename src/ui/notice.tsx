import { Alert } from '@chakra-ui/react/alert';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icons';

export type NoticeTone = 'error' | 'warning' | 'success' | 'info';

/** The icon of each tone, also for the notices of the app. */
export const NOTICE_ICONS: Readonly<Record<NoticeTone, IconName>> = {
  error: 'alert',
  warning: 'alert',
  success: 'check',
  info: 'info',
};

type NoticeProps = Omit<ComponentProps<typeof Alert.Root>, 'title' | 'children' | 'status'> & {
  readonly tone: NoticeTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
};

/** A message inside the page, where it matters: icon, title, and what is safe or to be done. */
export function Notice({ tone, title, children, ...root }: NoticeProps) {
  return (
    <Alert.Root status={tone} {...root}>
      <Alert.Indicator>
        <Icon name={NOTICE_ICONS[tone]} />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        {children ? <Alert.Description>{children}</Alert.Description> : null}
      </Alert.Content>
    </Alert.Root>
  );
}

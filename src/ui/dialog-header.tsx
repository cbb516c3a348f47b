import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { Header, Title } from './dialog-look';
import { Icon } from './icons';

type CloseButtonProps = Pick<ComponentProps<typeof Button>, 'aria-label' | 'aria-disabled' | 'onClick'>;

/** The cross. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <Button look="quiet" size="icon" marginBlock="-2" marginInlineEnd="-2.5" {...props}>
      <Icon name="close" size="18px" />
    </Button>
  );
}

type DialogHeaderProps = {
  readonly titleId: string;
  readonly title: ReactNode;
  /** The cross, where it can be closed. */
  readonly children: ReactNode;
};

/** What a dialog is headed by. */
export function DialogHeader({ titleId, title, children }: DialogHeaderProps) {
  return (
    <Header>
      <Title id={titleId} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Header>
  );
}

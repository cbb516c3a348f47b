import type { ComponentProps } from 'react';
import { useAppLink } from '../../../ui/app-link';
import { TextLink } from '../../../ui/text-link';

type VisitorLinkProps = Omit<ComponentProps<typeof TextLink>, 'href' | 'onClick'> & {
  /** A path of the app. */
  readonly to: string;
};

/** A link in the text of a visitor screen. */
export function VisitorLink({ to, ...props }: VisitorLinkProps) {
  const link = useAppLink();
  return <TextLink room="line" color="info" {...link(to)} {...props} />;
}

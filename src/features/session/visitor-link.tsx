import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useAppLink } from '../../ui/app-link';

const Anchor = chakra('a', {
  base: {
    display: 'inline-block',
    minHeight: '6',
    color: 'info',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

type VisitorLinkProps = Omit<ComponentProps<typeof Anchor>, 'href' | 'onClick'> & {
  /** A path of the app. */
  readonly to: string;
};

/** A link in the text of a visitor screen. */
export function VisitorLink({ to, ...props }: VisitorLinkProps) {
  const link = useAppLink();
  return <Anchor {...link(to)} {...props} />;
}

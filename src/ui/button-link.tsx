import { Button } from '@chakra-ui/react/button';
import type { AnchorHTMLAttributes, ComponentProps } from 'react';

type Anchor = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'children'
>;
type ButtonLinkProps = Anchor & Omit<ComponentProps<typeof Button>, keyof Anchor | 'asChild' | 'ref'>;

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, target, rel, onClick, onFocus, onPointerEnter, children, ...look } = props;
  return (
    <Button asChild {...look} type={undefined}>
      <a {...{ href, target, rel, onClick, onFocus, onPointerEnter }}>{children}</a>
    </Button>
  );
}

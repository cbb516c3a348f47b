import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { shell } from '#messages/app/shell';
import { Icon } from '../../../ui/icons';

type MoreMenuProps = {
  /** Renders the entries. The argument is the id of the element that takes the focus back after an app event. */
  readonly children: (opener: string) => ReactNode;
};

/**
 * A button that opens a list with the entries that do not fit in the menu's row. A press in the list or outside it,
 * Escape, and moving the focus elsewhere close it.
 */
export function MoreMenu({ children }: MoreMenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const [opener, list] = [useId(), useId()];
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    document.getElementById(opener)?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <chakra.div ref={place} position="relative" flexShrink="0" onBlur={leave} onKeyDown={escape}>
      <Button
        id={opener}
        variant="ghost"
        paddingInline="2"
        minHeight={{ base: '11', lg: '10' }}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {shell.more}
        <Icon name="down" size="16px" />
      </Button>
      {open ? (
        <chakra.ul
          id={list}
          position="absolute"
          insetBlockStart="full"
          insetInlineEnd="0"
          width="min(18rem, 100vw - 2rem)"
          maxHeight="calc(100dvh - 6rem)"
          overflowY="auto"
          padding="2"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="float"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false);
          }}
        >
          {children(opener)}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}

import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { dialogRecipes, type DialogLook } from './dialog-look';
import { Icon } from './icons';
import { useModalPage } from './use-modal-page';

type Closing = {
  readonly closeLabel: string;
  /** Escape, the cross. Not called while `closable` is false; a press outside never closes what may hold typed input. */
  readonly onClose: () => void;
  readonly closable: boolean;
};

/** Its content has the only ways on. */
type NoClosing = { readonly [Key in keyof Closing]?: never };

type DialogProps = (Closing | NoClosing) & {
  readonly title: ReactNode;
  /** The id of what asked for it, where that is not simply what had the focus; it gets the focus back. */
  readonly activator?: string | null;
  /** The id of what gets the focus where what asked for it is gone; otherwise the screen's heading does. */
  readonly fallback?: string | null;
  /**
   * What has the focus first: the first field of its form, of choices the one that is made, the title of what is read
   * rather than filled in, or of a question the safe answer (`data-safe`).
   */
  readonly firstFocus?: 'field' | 'choice' | 'title' | 'safe';
  /** `card` in the middle, `page` wider and for texts, `side` a panel from the right; on phones all are sheets from below. */
  readonly look?: DialogLook;
  readonly children: ReactNode;
};

/** The first of these that is there. */
const FIRST: Readonly<Record<'field' | 'choice' | 'safe', readonly string[]>> = {
  field: ['form :is(input, textarea)'],
  choice: ['form input:checked', 'form input'],
  safe: ['[data-safe]'],
};

/**
 * A dialog that stands as long as it is rendered. The page behind it is inert, and so is a dialog that it stands over,
 * instead of the focus being trapped and `aria-modal` being said: a bank's challenge, which its provider adds to the
 * document later, and the notices stay reachable for pointer, keyboard and assistive technology.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel,
    onClose,
    closable,
    activator = null,
    fallback = null,
    firstFocus = 'field',
    look = 'card',
  } = props;
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTop = useModalPage(content, activator, fallback);
  const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector) ?? null;
  const first = () =>
    firstFocus === 'title'
      ? heading.current
      : (FIRST[firstFocus].map(find).find((element) => element !== null) ?? null);
  return (
    <ChakraDialog.Root
      open
      recipe={dialogRecipes[look]}
      modal={false}
      trapFocus={false}
      // The page is held by `useModalPage`.
      preventScroll={false}
      closeOnInteractOutside={false}
      // Not the library's own closing: that one also closes what stands above a dialog that goes away.
      closeOnEscape={false}
      onEscapeKeyDown={(event) => {
        if (!event.defaultPrevented && closable && isTop()) onClose();
      }}
      initialFocusEl={first}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content}>
            <ChakraDialog.Header>
              <ChakraDialog.Title ref={heading} tabIndex={-1}>
                {title}
              </ChakraDialog.Title>
              {onClose ? (
                <Button
                  look="quiet"
                  size="icon"
                  marginBlock="-2"
                  marginInlineEnd="-2.5"
                  aria-label={closeLabel}
                  aria-disabled={!closable || undefined}
                  onClick={closable ? onClose : undefined}
                >
                  <Icon name="close" size="18px" />
                </Button>
              ) : null}
            </ChakraDialog.Header>
            {props.children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

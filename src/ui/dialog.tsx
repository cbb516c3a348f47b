import { CloseButton } from '@chakra-ui/react/button';
import { Dialog as Modal } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icons';
import { dialogRecipes, type DialogLook } from './theme/dialog';
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

/** The first of these that is there, else whatever comes first. */
const FIRST: Readonly<Record<'field' | 'choice' | 'title' | 'safe', readonly string[]>> = {
  field: ['form :is(input, textarea)'],
  choice: ['form input:checked', 'form input'],
  title: ['h2'],
  safe: ['[data-safe]'],
};
const ANY = ':is(a[href], button, input, select, textarea)';

function firstOf(box: HTMLElement | null, first: keyof typeof FIRST): HTMLElement | null {
  const wanted = [...FIRST[first], ANY].map((selector) => box?.querySelector<HTMLElement>(selector) ?? null);
  return wanted.find((element) => element !== null) ?? box;
}

/**
 * A dialog that stands as long as it is rendered. The page behind it is inert, and so is a dialog that it stands over,
 * instead of the focus being trapped and everything else hidden, which is what Chakra does of a `modal` one: a bank's
 * challenge, which its provider adds to the document later, stays reachable for pointer, keyboard and screen reader.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    closeLabel,
    onClose,
    closable = false,
    activator = null,
    fallback = null,
    firstFocus = 'field',
    look = 'card',
  } = props;
  const content = useRef<HTMLDivElement>(null);
  useModalPage(content, activator, fallback);
  /** At once, so that what is typed next goes into it; Chakra asks a frame later, and keeps what has the focus by then. */
  const focused = () => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement && content.current?.contains(activeElement)
      ? activeElement
      : firstOf(content.current, firstFocus);
  };
  const begin = useEffectEvent(() => focused()?.focus({ preventScroll: true }));
  useLayoutEffect(() => begin(), []);
  return (
    <Modal.Root
      open
      recipe={dialogRecipes[look]}
      modal={false}
      closeOnEscape={closable}
      initialFocusEl={focused}
      // One below goes: this one stays.
      onRequestDismiss={(event) => event.preventDefault()}
      onOpenChange={({ open }) => {
        if (!open && closable) onClose?.();
      }}
    >
      <Portal>
        <Modal.Backdrop />
        <Modal.Positioner>
          <Modal.Content ref={content}>
            <Modal.Header>
              <Modal.Title tabIndex={-1}>{title}</Modal.Title>
              {onClose ? (
                <Modal.CloseTrigger asChild>
                  <CloseButton aria-label={closeLabel} aria-disabled={!closable || undefined}>
                    <Icon name="close" size="18px" />
                  </CloseButton>
                </Modal.CloseTrigger>
              ) : null}
            </Modal.Header>
            {props.children}
          </Modal.Content>
        </Modal.Positioner>
      </Portal>
    </Modal.Root>
  );
}

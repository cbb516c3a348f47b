import { CloseButton } from '@chakra-ui/react/button';
import { Dialog as Modal } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icons';
import { loopFocus } from './loop-focus';
import { dialogRecipes, type DialogLook } from './theme/dialog';
import { useModalPage } from './use-modal-page';

type Closing = {
  readonly closeLabel: string;
  /**
   * Called on Escape and by the close button, but not while `closable` is false. A press outside never closes the
   * dialog, because it may hold typed input.
   */
  readonly onClose: () => void;
  readonly closable: boolean;
};

/** A dialog that only its content can close. */
type NoClosing = { readonly [Key in keyof Closing]?: never };

type DialogProps = (Closing | NoClosing) & {
  readonly title: ReactNode;
  /** The id of the element that opened the dialog, if that is not simply the focused one. It takes the focus back. */
  readonly activator?: string | null;
  /** The id of the element that takes the focus if the opener is gone. By default, the screen's heading does. */
  readonly fallback?: string | null;
  /**
   * The initial focus: the first field of the form, the checked option of a choice, the title of a text to read, or
   * the safe button of a question (`data-safe`).
   */
  readonly firstFocus?: 'field' | 'choice' | 'title' | 'safe';
  /**
   * `question` asks before something is lost or cannot be undone. It is an alert dialog, and a `DialogDescription` in
   * it says what follows.
   */
  readonly kind?: 'window' | 'question';
  /**
   * `card` is centred, `page` is wider and for texts, `side` is a panel from the right. On phones all are bottom
   * sheets.
   */
  readonly look?: DialogLook;
  readonly children: ReactNode;
};

/** Screen readers read it after the title when the dialog opens. A dialog has one at a time. */
export const DialogDescription = Modal.Description;

/** Selectors for the initial focus. The first match counts, else the first control of any kind. */
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
 * A dialog that is open while it is rendered. The page behind it becomes inert, and so does a dialog below it. A bank's
 * challenge, which its provider adds to the document later, stays reachable for pointer, keyboard and screen reader.
 * Chakra's `modal` would hide the challenge, and `trapFocus` would take the focus back from it. Therefore neither is
 * used: `loopFocus` keeps Tab inside, but only while nothing else can be reached.
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
    kind = 'window',
    look = 'card',
  } = props;
  const content = useRef<HTMLDivElement>(null);
  useModalPage(content, activator, fallback);
  /**
   * Focuses at once, so that the next key goes into the dialog. Chakra sets the initial focus one frame later; by
   * then an element in the dialog may have the focus, and keeps it.
   */
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
      role={kind === 'question' ? 'alertdialog' : 'dialog'}
      modal={false}
      closeOnEscape={closable}
      closeOnInteractOutside={false}
      initialFocusEl={focused}
      // When a dialog below closes, this one stays open.
      onRequestDismiss={(event) => event.preventDefault()}
      onOpenChange={({ open }) => {
        if (!open && closable) onClose?.();
      }}
    >
      <Portal>
        <Modal.Backdrop />
        <Modal.Positioner>
          <Modal.Content ref={content} onKeyDown={loopFocus}>
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

import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CloseButton, DialogHeader } from './dialog-header';
import { Backdrop, Content, Positioner, type DialogLook } from './dialog-look';
import { useEscape } from './use-escape';
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

const focusFirst = (box: HTMLElement, first: keyof typeof FIRST): void => {
  const wanted = [...FIRST[first], ANY].map((selector) => box.querySelector<HTMLElement>(selector));
  (wanted.find((element) => element !== null) ?? box).focus({ preventScroll: true });
};

/**
 * A dialog that stands as long as it is rendered. The page behind it is inert, and so is a dialog that it stands over,
 * instead of the focus being trapped and `aria-modal` being said: a bank's challenge, which its provider adds to the
 * document later, stays reachable for pointer, keyboard and assistive technology. (The browser's own modal dialog would
 * make it inert, and Chakra's takes longer to start than everything in it to draw.)
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
  const titleId = useId();
  const isTop = useModalPage(content, activator, fallback);
  const begin = useEffectEvent(() => {
    if (content.current !== null) focusFirst(content.current, firstFocus);
  });
  useLayoutEffect(() => begin(), []);
  useEscape(isTop, () => {
    if (closable) onClose();
  });
  return createPortal(
    <>
      <Backdrop />
      <Positioner look={look}>
        <Content ref={content} look={look} role="dialog" tabIndex={-1} aria-labelledby={titleId}>
          <DialogHeader titleId={titleId} title={title}>
            {onClose ? (
              <CloseButton
                aria-label={closeLabel}
                aria-disabled={!closable || undefined}
                onClick={closable ? onClose : undefined}
              />
            ) : null}
          </DialogHeader>
          {props.children}
        </Content>
      </Positioner>
    </>,
    document.body,
  );
}

import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useRef, type ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icons';
import { useModalPage } from './use-modal-page';

/** A card in the middle of the screen; on phones a sheet from below. The look is loaded with the dialog. */
const dialogRecipe = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: '1400',
      bg: 'backdrop',
      animation: 'appear 150ms ease-out',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: '1400',
      display: 'grid',
      justifyItems: 'center',
      alignItems: { base: 'end', sm: 'center' },
      padding: { base: '0', sm: '4' },
      overflow: 'hidden',
    },
    content: {
      width: 'full',
      maxWidth: { sm: '30rem' },
      maxHeight: { base: 'calc(100dvh - 1.5rem)', sm: 'full' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '6',
      bg: 'bg.surface',
      color: 'fg',
      borderRadius: { base: '12px 12px 0 0', sm: 'card' },
      boxShadow: 'float',
      animation: 'rise 200ms ease-out',
    },
    header: {
      display: 'flex',
      alignItems: 'start',
      justifyContent: 'space-between',
      gap: '4',
      marginBlockEnd: '4',
    },
    title: { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'heading', paddingBlockStart: '0.5' },
  },
});

type DialogProps = {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Escape, the cross. Not called while `closable` is false; a press outside never closes what may hold typed input. */
  readonly onClose: () => void;
  readonly closable: boolean;
  readonly children: ReactNode;
};

/**
 * A dialog that stands as long as it is rendered. The page behind it is inert instead of the focus being trapped and
 * `aria-modal` being said: a bank's challenge, which its provider adds to the document later, and the notices stay
 * reachable for pointer, keyboard and assistive technology.
 */
export function Dialog({ title, closeLabel, onClose, closable, children }: DialogProps) {
  useModalPage();
  const content = useRef<HTMLDivElement>(null);
  return (
    <ChakraDialog.Root
      open
      recipe={dialogRecipe}
      modal={false}
      trapFocus={false}
      preventScroll
      closeOnInteractOutside={false}
      closeOnEscape={closable}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('form input') ?? null}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
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
            </ChakraDialog.Header>
            {children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

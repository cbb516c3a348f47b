import type { MouseEvent } from 'react';
import { cards as texts } from '#messages/cards';
import { LoadFailure } from '../../ui/load-failure';

type CardsFailureProps = {
  readonly failed: boolean;
  /** Nothing of the cards is known. */
  readonly unknown: boolean;
  readonly onRetry: () => void;
};

/** Cards that could not be loaded, while what was known of them stays: in the list of them, or in a dialog over it. */
export function CardsFailure({ failed, unknown, onRetry }: CardsFailureProps) {
  /** The button that was pressed goes away: the focus stays with the dialog, if there is one. */
  const retry = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
    onRetry();
  };
  return (
    <LoadFailure
      failed={failed}
      title={unknown ? texts.failedTitle : texts.staleTitle}
      help={unknown ? texts.failedHelp : texts.staleHelp}
      retry={texts.retry}
      onRetry={retry}
    />
  );
}

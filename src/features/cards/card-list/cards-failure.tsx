import type { MouseEvent } from 'react';
import { cards as texts } from '#messages/cards/cards';
import { LoadFailure } from '../../../ui/load-failure';
import { failureHelp } from '../../shared/lists/failure-help';
import { LeftOut } from '../../shared/lists/left-out';

type CardsFailureProps = {
  readonly failed: boolean;
  /** There was no response. */
  readonly unreachable: boolean;
  /** The number of cards that could not be read. */
  readonly leftOut: number;
  /** No cards were ever loaded. */
  readonly unknown: boolean;
  readonly onRetry: () => void;
};

/**
 * Says that cards could not be loaded or read. Cards that were loaded before stay. Used in the list and in dialogs
 * over it.
 */
export function CardsFailure({ failed, unreachable, leftOut, unknown, onRetry }: CardsFailureProps) {
  /** The pressed button disappears, so the focus moves to the dialog, if there is one. */
  const retry = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
    onRetry();
  };
  return (
    <>
      <LoadFailure
        failed={failed}
        title={unknown ? texts.failedTitle : texts.staleTitle}
        help={failureHelp(unknown ? texts.failedHelp : texts.staleHelp, unreachable)}
        retry={texts.retry}
        onRetry={retry}
      />
      <LeftOut count={leftOut} text={texts.leftOut} />
    </>
  );
}

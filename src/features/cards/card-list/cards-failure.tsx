import type { MouseEvent } from 'react';
import { cards as texts } from '#messages/cards/cards';
import { LoadFailure } from '../../../ui/load-failure';
import { failureHelp } from '../../shared/lists/failure-help';
import { LeftOut } from '../../shared/lists/left-out';

type CardsFailureProps = {
  readonly failed: boolean;
  /** Nothing answered. */
  readonly unreachable: boolean;
  /** How many could not be read. */
  readonly leftOut: number;
  /** Nothing of the cards is known. */
  readonly unknown: boolean;
  readonly onRetry: () => void;
};

/** Cards that could not be loaded or read, while what was known of them stays: in their list, or in a dialog over it. */
export function CardsFailure({ failed, unreachable, leftOut, unknown, onRetry }: CardsFailureProps) {
  /** The button that was pressed goes away: the focus stays with the dialog, if there is one. */
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

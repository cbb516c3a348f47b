import { useLayoutEffect, useRef } from 'react';
import { cardAdd } from '#messages/cards/card-add';
import type { CardAddFailure } from '../../../../machines/cards/card-add/card-add.types';
import { Notice } from '../../../ui/notice';

type Words = {
  readonly title: string;
  readonly said: readonly string[];
  readonly help: string;
  /** The last sentence, after the bank's check did not succeed (S8.authenticationFailure). */
  readonly later?: string;
};

const said = (message: string | null): readonly string[] => (message === null ? [] : [message]);

/** Says what happened, what is safe, and what to do next. The provider's or the server's message is in between. */
export function failureWords(failure: CardAddFailure): Words {
  switch (failure.kind) {
    case 'refused':
      return { title: cardAdd.refusedTitle, said: failure.messages, help: cardAdd.refusedHelp };
    case 'declined':
      return {
        title: cardAdd.declinedTitle,
        said: said(failure.message),
        help: cardAdd.declinedHelp,
        later: cardAdd.addLater,
      };
    case 'abandoned':
      return {
        title: cardAdd.abandonedTitle,
        said: [],
        help: cardAdd.abandonedHelp,
        later: cardAdd.addLater,
      };
    case 'unavailable':
      return {
        title: cardAdd.unavailableTitle,
        said: said(failure.message),
        help: cardAdd.unavailableHelp,
        later: cardAdd.addLater,
      };
    case 'timedOut':
      return { title: cardAdd.timedOutTitle, said: [], help: cardAdd.timedOutHelp, later: cardAdd.addLater };
    case 'noResponse':
      return {
        title: cardAdd.noResponseTitle,
        said: [],
        help: failure.checked ? cardAdd.noResponseCheckedHelp : cardAdd.noResponseHelp,
      };
  }
}

type CardAddFailureNoticeProps = {
  readonly failure: CardAddFailure | null;
  /** The provider did not answer the request for a token. */
  readonly tokenFailed: boolean;
};

/** Explains why the card was not added. It takes the focus, because the bank's check that had it is closed. */
export function CardAddFailureNotice({ failure, tokenFailed }: CardAddFailureNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (failure !== null || tokenFailed) ref.current?.focus();
  }, [failure, tokenFailed]);
  const words: Words | null =
    failure === null
      ? tokenFailed
        ? { title: cardAdd.tokenTitle, said: [], help: cardAdd.tokenHelp }
        : null
      : failureWords(failure);
  if (words === null) return null;
  return (
    <Notice tone="error" title={words.title} ref={ref} role="alert" tabIndex={-1}>
      {words.said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{words.help}</p>
      {words.later === undefined ? null : <p>{words.later}</p>}
    </Notice>
  );
}

import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { payments as texts } from '#messages/cards/payments';
import type { cardEntryMachine } from '../../../../machines/cards/card-entry/card-entry.machine';
import {
  selectElementError,
  selectIsElementComplete,
  selectIsElementEmpty,
  selectIsMakingWalletToken,
  selectIsPaidByWallet,
  selectIsScriptLoading,
  selectIsUnavailable,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import { FieldFrame } from '../../../ui/form/field';
import { LoadingControl } from '../../../ui/form/loading-control';
import type { FormProblem } from '../../../ui/form/form-options';
import { Notice } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';
import { CardElementField } from './card-element';
import type { CardFormPort } from './card-form-port';

export type CardEntryActor = ScreenActor<typeof cardEntryMachine>;

/** Returns what the card entry lacks, as one line of an error summary, or `null` if it is complete. */
export function useCardEntryProblem(entry: CardEntryActor, fieldId: string): FormProblem | null {
  const complete = useSelector(entry, selectIsElementComplete);
  const empty = useSelector(entry, selectIsElementEmpty);
  const error = useSelector(entry, selectElementError);
  const loading = useSelector(entry, selectIsScriptLoading);
  const unavailable = useSelector(entry, selectIsUnavailable);
  const paidByWallet = useSelector(entry, selectIsPaidByWallet);
  const checkingWallet = useSelector(entry, selectIsMakingWalletToken);
  const problem = (message: string) => ({ fieldId, label: texts.details, message });
  if (paidByWallet) return null;
  if (checkingWallet) return problem(texts.walletChecking);
  if (loading) return problem(texts.notLoaded);
  if (unavailable) return problem(texts.unavailableTitle);
  if (error !== null) return problem(error);
  if (complete) return null;
  return problem(empty ? texts.required : texts.incomplete);
}

type CardEntryFieldProps = {
  readonly id: string;
  readonly entry: CardEntryActor;
  readonly port: CardFormPort;
  /** A submission was refused: missing input may now be reported. */
  readonly pressed: boolean;
  readonly locked: boolean;
  readonly onEscape: () => void;
};

/** The card entry in each of its states: loading its script, blocked (with Retry), or ready. */
export function CardEntryField({ id, entry, port, pressed, locked, onEscape }: CardEntryFieldProps) {
  const loading = useSelector(entry, selectIsScriptLoading);
  const unavailable = useSelector(entry, selectIsUnavailable);
  const error = useSelector(entry, selectElementError);
  const problem = useCardEntryProblem(entry, id);
  if (loading) {
    return (
      <FieldFrame id={id} label={texts.details} native={false} error={null}>
        <LoadingControl id={id}>{texts.loading}</LoadingControl>
      </FieldFrame>
    );
  }
  if (unavailable) {
    return (
      <FieldFrame id={id} label={texts.details} native={false} error={null}>
        <Notice tone="warning" title={texts.unavailableTitle} id={id} role="alert" tabIndex={-1}>
          <p>{texts.unavailableHelp}</p>
          <chakra.div marginBlockStart="2">
            <Button onClick={() => entry.send({ type: 'script.retried' })}>{texts.retry}</Button>
          </chakra.div>
        </Notice>
      </FieldFrame>
    );
  }
  return (
    <CardElementField
      id={id}
      port={port}
      error={error ?? (pressed ? (problem?.message ?? null) : null)}
      locked={locked}
      onChange={(change) => entry.send({ type: 'element.changed', change })}
      onEscape={onEscape}
    />
  );
}

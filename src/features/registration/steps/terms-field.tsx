import { useSelector } from '@xstate/react';
import { payments } from '#messages/cards/payments';
import { stepper as texts } from '#messages/registration/stepper';
import { validation } from '#messages/registration/validation';
import {
  selectIsWalletRefused,
  selectTermsAccepted,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import { TICKED } from '../../../domain/wizard/step-fields';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import type { FormProblem } from '../../../ui/form/form-options';
import type { CardEntryActor } from '../../cards/card-entry/card-entry-field';
import { TermsLink } from './terms-link';
import type { StepperFacts } from '../stepper/stepper-props';

/** Returns the problem of terms that are not accepted, as one line of an error summary. */
export function useTermsProblem(entry: CardEntryActor, fieldId: string): FormProblem | null {
  const accepted = useSelector(entry, selectTermsAccepted);
  return accepted ? null : { fieldId, label: texts.terms, message: validation.required };
}

type TermsFieldProps = {
  readonly id: string;
  readonly entry: CardEntryActor;
  readonly facts: Pick<StepperFacts, 'openTerms'>;
  /** A submission was refused: missing input may now be reported. */
  readonly pressed: boolean;
  readonly locked: boolean;
};

const leave = () => undefined;

/** The terms of the card step. The card entry stores the tick and clears it when the price changes. */
export function TermsField({ id, entry, facts, pressed, locked }: TermsFieldProps) {
  const accepted = useSelector(entry, selectTermsAccepted);
  const walletRefused = useSelector(entry, selectIsWalletRefused);
  const missing = walletRefused ? payments.termsFirst : pressed ? validation.required : null;
  const binding = {
    id,
    name: 'terms',
    value: accepted ? TICKED : '',
    error: accepted ? null : missing,
    onChange: leave,
    onBlur: leave,
  };
  return (
    <CheckboxField
      form={{
        field: () => binding,
        assign: ({ terms }) => entry.send({ type: 'terms.changed', accepted: terms === TICKED }),
      }}
      name={binding.name}
      label={
        <>
          {texts.termsBefore}{' '}
          <TermsLink id={`${id}-link`} openTerms={facts.openTerms}>
            {texts.termsLink}
          </TermsLink>
        </>
      }
      hint={texts.termsHint}
      readOnly={locked}
    />
  );
}

import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { profileTypes } from '#messages/registration/profile-types';
import { validation } from '#messages/registration/validation';
import { toE164 } from '../../../src/domain/phones/phone';
import type { PremiumConfig, ProfileType } from '../../../src/domain/entities';
import { stepProblems, type StepRuleKey } from '../../../src/domain/wizard/step-rules';
import type { StepId } from '../../../src/domain/wizard/steps';
import {
  ruleFacts,
  type StepFieldsProps,
  type StepperFacts,
} from '../../../src/features/registration/stepper/stepper-props';
import type { TextValues } from '../../../src/ui/form/form-options';
import { TestedForm } from '../../unit/ui/tested-form';

export const prices: PremiumConfig = {
  personalPrice: 999,
  personalPriceDiscounted: 499,
  businessStandardPrice: 2999,
  businessPriceDiscounted: 1499,
  businessMediumPrice: 5999,
  additionalBusinessUsersPrice: 250,
  businessIncludeVat: false,
  maxBusinessStandardUsers: 10,
  maxBusinessMediumUsers: 50,
  initialDiscount: 50,
  discountLength: 3,
  minSpendMode: false,
  businessServiceChargeMode: false,
  termsVersion: null,
};

export const stepperFacts: StepperFacts = {
  mode: 'registration',
  visitor: { toE164 },
  preset: null,
  ready: true,
  premium: prices,
  receivedDiscount: false,
  currency: 'EUR',
  openedAt: '2026-11-24T09:00:00Z',
  email: null,
  openTerms: vi.fn(),
};

const said = (key: StepRuleKey): string => {
  if (key === 'choice') return profileTypes.choose;
  return key === 'users' ? key : validation[key];
};

type StepUnderTestProps = {
  readonly step: StepId;
  readonly values: TextValues;
  readonly facts?: StepperFacts;
  readonly profileType?: ProfileType | null;
  readonly locked?: boolean;
  readonly onSubmit?: (values: TextValues) => void;
  readonly children: (props: StepFieldsProps) => ReactNode;
};

/** The fields of a step in a form that uses the domain's rules for validation. */
export function StepUnderTest(props: StepUnderTestProps) {
  const { step, values, facts = stepperFacts, profileType = null, locked = false } = props;
  const { onSubmit = () => undefined, children } = props;
  return (
    <TestedForm
      initialValues={values}
      problems={(typed) =>
        Object.fromEntries(
          Object.entries(stepProblems(step, typed, ruleFacts(facts, profileType))).map(([name, key]) => [
            name,
            said(key),
          ]),
        )
      }
      onSubmit={onSubmit}
    >
      {(form) => children({ form, facts, profileType, locked })}
    </TestedForm>
  );
}

/** The text of every label, in order. */
export const labels = (): string[] =>
  [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

/** The fields among `values` without a control. */
export const unasked = (values: Readonly<Record<string, string>>): string[] =>
  Object.keys(values).filter((name) => document.querySelector(`[name=${name}]`) === null);

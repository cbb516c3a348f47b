import { chakra } from '@chakra-ui/react/styled-system';
import { stepper } from '#messages/registration/stepper';
import type { ProfileType } from '../../../domain/entities';
import { BUSINESS_PLUS_REVIEW_WORKING_DAYS } from '../../../domain/limits';
import type { StepperFacts } from './stepper-props';

const { happens: texts } = stepper;

/** Returns what happens after a type is chosen, in order. */
export function whatHappens(
  profileType: ProfileType,
  { mode, premium }: Pick<StepperFacts, 'mode' | 'premium'>,
): readonly string[] {
  const visitor = mode === 'registration' || mode === 'premiumRegistration';
  const password = visitor ? [texts.password] : [];
  if (profileType === 'bill_pay')
    return [
      texts.company,
      ...password,
      texts.reply({ days: BUSINESS_PLUS_REVIEW_WORKING_DAYS }),
      texts.meanwhile,
    ];
  if (profileType === 'standard') return [texts.cardOrLater, texts.checkFree, ...password, texts.standard];
  if (premium === null) return [texts.card, texts.checkFree, ...password, texts.business];
  return [texts.card, texts.check, texts.premium, ...password];
}

type WhatHappensNextProps = {
  readonly profileType: ProfileType;
  readonly facts: Pick<StepperFacts, 'mode' | 'premium'>;
};

export function WhatHappensNext({ profileType, facts }: WhatHappensNextProps) {
  return (
    <chakra.div display="grid" gap="2">
      <chakra.h3 fontSize="sm" fontWeight="medium">
        {stepper.whatHappensNext}
      </chakra.h3>
      <chakra.ol display="grid" gap="1.5" paddingInlineStart="5" fontSize="sm" listStyleType="decimal">
        {whatHappens(profileType, facts).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { stepper as texts } from '#messages/registration/stepper';
import {
  selectProfileType,
  selectStep,
  selectSteps,
  selectValues,
} from '../../../../machines/registration/stepper/stepper.selectors';
import type { ProfileType } from '../../../domain/entities';
import { premiumPrice } from '../../../domain/premium-offer';
import { valueOf } from '../../../domain/wizard/step-fields';
import type { Step } from '../../../domain/wizard/steps';
import { ErrorSummary } from '../../../ui/form/error-summary';
import { LOW_WINDOW } from '../../../ui/theme/low-window';
import { finishName, paymentPlan } from '../prices/price-text';
import { Review } from '../steps/review';
import { NextSteps } from '../step-frame/next-steps';
import { StepFooter, type Payment } from '../step-frame/step-footer';
import type { StepForm, StepperFacts } from './stepper-props';
import { useWaiting, type Wizard } from './wizard';

type StepBodyProps = Wizard & {
  readonly step: Step;
  readonly form: StepForm;
  readonly children: ReactNode;
};

/**
 * Keeps a focused control clear of the footer, which is sticky on phones. The margin is as high as the highest footer:
 * the plan in three lines above a button in two.
 */
const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    mdDown: {
      '& :is(a, button, input, select, textarea, [tabindex], iframe)': {
        scrollMarginBlockEnd: '12rem',
        [LOW_WINDOW]: { scrollMarginBlockEnd: '0' },
      },
    },
  },
});

/** What the last step charges; `null` for a profile that is free or applied for. */
function paymentOf(profileType: ProfileType | null, users: number, facts: StepperFacts): Payment | null {
  const { premium, receivedDiscount, currency, openedAt } = facts;
  const price = premium && premiumPrice(profileType, users, premium, receivedDiscount);
  return price && { plan: paymentPlan(price, currency, openedAt), finish: finishName(price, currency) };
}

/**
 * The frame of a step: the error summary, the fields, the review in the last step, and the footer. The review stands
 * before a card, so that nobody has to tab through the provider's form to check what is paid. While only Retry is
 * possible, the footer is hidden.
 */
export function StepBody({ actor, facts, step, form, children }: StepBodyProps) {
  const steps = useSelector(actor, selectSteps);
  const isShown = useSelector(actor, selectStep)?.id === step.id;
  const profileType = useSelector(actor, selectProfileType);
  const users = Number(valueOf(useSelector(actor, selectValues), 'users'));
  const { noResponse } = useWaiting(actor);
  const isLast = isShown && profileType !== null && steps.at(-1)?.id === step.id;
  const payment = isLast ? paymentOf(profileType, users, facts) : null;
  const review = <Review actor={actor} facts={facts} />;
  return (
    <chakra.form {...form.form} display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)" autoComplete="on">
      <Content>
        <ErrorSummary {...form.summary} title={texts.summary} />
        {isLast && step.trigger ? review : null}
        {children}
        {isLast && !step.trigger ? review : null}
        {payment === null ? null : <NextSteps actor={actor} hideFrom="md" />}
      </Content>
      {noResponse ? null : <StepFooter actor={actor} step={step} form={form} payment={payment} />}
    </chakra.form>
  );
}

import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import { stepper as texts } from '#messages/registration/stepper';
import { selectIsCardOnly } from '../../../../machines/registration/stepper/stepper.selectors';
import type { PremiumConfig } from '../../../domain/entities';
import { BUSINESS_USERS_MIN, BUSINESS_USERS_STEP } from '../../../domain/limits';
import { maxUsers, offersPlus, premiumPrice } from '../../../domain/premium-offer';
import { isTicked, TICKED } from '../../../domain/wizard/step-fields';
import { tierIn } from '../../../domain/wizard/step-rules';
import { NumberField } from '../../../ui/form/number-field';
import { Notice } from '../../../ui/notice';
import { priceText } from '../prices/price-text';
import type { StepForm } from '../stepper/stepper-props';
import { useWaiting, type Wizard } from '../stepper/wizard';

type PlusOfferProps = Pick<Wizard, 'facts'> & {
  readonly premium: PremiumConfig;
  readonly onChoose: () => void;
};

/** Offers Business Premium+ to teams above the standard maximum. */
function PlusOffer({ premium, facts, onChoose }: PlusOfferProps) {
  const max = maxUsers('plus', premium);
  const price = premiumPrice('business', max, premium, facts.receivedDiscount);
  if (price === null) return null;
  return (
    <Notice tone="info" title={texts.plusTitle({ max: maxUsers('standard', premium) })}>
      <p>{texts.plusHelp({ max, price: priceText(price.full, price.vatIncluded, facts.currency) })}</p>
      <chakra.div marginBlockStart="2">
        <Button onClick={onChoose}>{texts.choosePlus}</Button>
      </chakra.div>
    </Notice>
  );
}

type UsersFieldProps = Wizard & { readonly form: StepForm; readonly premium: PremiumConfig };

/**
 * The number of people who share a business's Premium (S5.businessUsers, D4.15). A number above the maximum is reset
 * to it with a message, and Business Premium+ can be chosen if it is offered.
 */
export function UsersField({ actor, facts, form, premium }: UsersFieldProps) {
  const { locked } = useWaiting(actor);
  const readOnly = useSelector(actor, selectIsCardOnly) || locked;
  const { values } = form;
  const plus = isTicked(values, 'plus');
  const exceeded = isTicked(values, 'usersExceeded');
  const max = maxUsers(tierIn(values), premium);
  const binding = form.field('users');
  const isAtMax = Number(values['users']) === max;

  const set = (users: string) => {
    const tooMany = Number(users) > max;
    form.assign({ users: tooMany ? String(max) : users, usersExceeded: tooMany ? TICKED : '' });
  };
  /** The pressed button disappears, so the focus moves to the number. */
  const choosePlus = () => {
    document.getElementById(binding.id)?.focus();
    form.assign({ plus: TICKED, usersExceeded: '', users: String(maxUsers('standard', premium) + 1) });
  };

  return (
    <>
      <NumberField
        field={{
          ...binding,
          error: exceeded ? texts.exceeded : binding.error,
        }}
        label={texts.users}
        hint={texts.usersHint({ max })}
        min={BUSINESS_USERS_MIN}
        max={max}
        step={BUSINESS_USERS_STEP}
        texts={{ less: texts.fewer, more: texts.more }}
        readOnly={readOnly}
        onValue={set}
      />
      <VisuallyHidden role="status">
        {exceeded ? texts.exceeded : plus ? texts.plusChosen({ max }) : ''}
      </VisuallyHidden>
      {!plus && !readOnly && offersPlus(premium) && (exceeded || isAtMax) ? (
        <PlusOffer premium={premium} facts={facts} onChoose={choosePlus} />
      ) : null}
    </>
  );
}

import { profileTypes as texts } from '#messages/registration/profile-types';
import type { ProfileType } from '../../../domain/entities';
import {
  BUSINESS_CARD_MAX_USERS,
  BUSINESS_PLUS_FEE_PERCENT,
  BUSINESS_PLUS_REVIEW_WORKING_DAYS,
  PAY_IN_CAR_TECH_FEE_PERCENT,
  STANDARD_HISTORY_DAYS,
} from '../../../domain/limits';

/**
 * Returns the list of facts about a profile type (S2.addPremiumStepper.4, S9.standardService). The booking fee of a
 * business is part of its price.
 *
 * @param premium Premium is on sale
 */
export function factsOfType(type: ProfileType, premium: boolean): readonly string[] {
  switch (type) {
    case 'standard':
      return [
        texts.cashOrCard,
        texts.techFee({ percent: PAY_IN_CAR_TECH_FEE_PERCENT }),
        texts.history({ days: STANDARD_HISTORY_DAYS }),
      ];
    case 'personal':
      return [texts.firstTripOff, texts.useItOrLoseIt, texts.singleUser];
    case 'business':
      return [
        texts.cardPayAsYouGo,
        texts.users({ max: BUSINESS_CARD_MAX_USERS }),
        ...(premium ? [texts.businessPremium] : []),
      ];
    case 'bill_pay':
      return [
        texts.invoicedWeeklyOrMonthly,
        texts.reply({ days: BUSINESS_PLUS_REVIEW_WORKING_DAYS }),
        texts.serviceFee({ percent: BUSINESS_PLUS_FEE_PERCENT }),
      ];
    case 'hospitality':
      return [];
  }
}

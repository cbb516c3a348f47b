import { chakra } from '@chakra-ui/react/styled-system';
import { profileTypes as texts } from '#messages/registration/profile-types';
import type { ProfileType } from '../../../domain/entities';
import { BUSINESS_BOOKING_FEE_PERCENT } from '../../../domain/limits';
import { formatMoney, formatNothing } from '../../../domain/money';
import { premiumPrice, startUsers, type PremiumPrice } from '../../../domain/premium-offer';
import type { StepperFacts } from '../stepper/stepper-props';

const Amount = chakra('strong', {
  base: { fontSize: 'xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
});
const Unit = chakra('span', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Line = chakra('p', { base: { lineHeight: 'heading' } });
const Further = chakra('p', {
  base: { fontSize: 'sm', fontVariantNumeric: 'tabular-nums', textWrap: 'balance' },
});

type PlainPriceProps = { readonly amount: string; readonly unit?: string };

function PlainPrice({ amount, unit = '' }: PlainPriceProps) {
  return (
    <Line>
      <Amount>{amount}</Amount> {unit === '' ? null : <Unit>{unit}</Unit>}
    </Line>
  );
}

/** A business account costs nothing a month, and a fee for each booking (S9.bookingServiceFee). */
const BusinessPrice = ({ currency }: { readonly currency: string }) => (
  <PlainPrice
    amount={formatNothing(currency)}
    unit={texts.bookingFee({ percent: BUSINESS_BOOKING_FEE_PERCENT })}
  />
);

type PremiumPriceTextProps = { readonly price: PremiumPrice; readonly currency: string };

/**
 * The monthly price of Premium. `price` is in cents. It includes the VAT text, the discount with its duration, and
 * the price of each further user.
 */
function PremiumPriceText({ price, currency }: PremiumPriceTextProps) {
  const { full, discounted, percent, months, perUser, vatIncluded } = price;
  const money = (cents: number): string => formatMoney(cents, currency);
  const vat = vatIncluded === null ? '' : vatIncluded ? texts.vatIncluded : texts.vatExcluded;
  return (
    <>
      <Line>
        <Amount>{money(discounted ?? full)}</Amount> <Unit>{texts.month}</Unit>{' '}
        {vat === '' ? null : <Unit>{vat}</Unit>}
      </Line>
      {discounted === null ? null : <Further>{texts.offer({ percent, months, price: money(full) })}</Further>}
      {perUser === null ? null : <Further>{texts.perUser({ price: money(perUser) })}</Further>}
    </>
  );
}

type ProfilePriceProps = {
  readonly type: ProfileType;
  readonly facts: Pick<StepperFacts, 'premium' | 'receivedDiscount' | 'currency'>;
  /** The number of users of a business. By default, the initial value of its field. */
  readonly users?: number;
};

/**
 * The price of a profile type (S9.premiumPrices, D4.14): Premium's price while it is on sale. Standard, and a
 * business without Premium, have no monthly price.
 */
export function ProfilePrice({ type, facts, users }: ProfilePriceProps) {
  const { premium, receivedDiscount, currency } = facts;
  if (type === 'bill_pay') return <PlainPrice amount={texts.byApplication} unit={texts.invoiced} />;
  const price =
    premium === null ? null : premiumPrice(type, users ?? startUsers(premium), premium, receivedDiscount);
  if (price !== null) return <PremiumPriceText price={price} currency={currency} />;
  return type === 'business' ? <BusinessPrice currency={currency} /> : <PlainPrice amount={texts.free} />;
}

type OfferedPriceProps = Omit<ProfilePriceProps, 'users'>;

/**
 * The price of a type that can be chosen. A business has two: that of the account, and below it that of Business
 * Premium while it is on sale.
 */
export function OfferedPrice({ type, facts }: OfferedPriceProps) {
  const price = <ProfilePrice type={type} facts={facts} />;
  if (type !== 'business' || facts.premium === null) return price;
  return (
    <>
      <BusinessPrice currency={facts.currency} />
      <chakra.div
        display="grid"
        gap="1"
        borderBlockStartWidth="1px"
        marginBlockStart="1"
        paddingBlockStart="2"
      >
        <Line fontWeight="medium">{texts.startsWithPremium}</Line>
        {price}
      </chakra.div>
    </>
  );
}

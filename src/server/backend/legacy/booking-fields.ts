import { PAYMENT_TYPE } from '../../../domain/limits';
import type { FormBody } from '../http/form-body';
import type { BookingErrors, TypedBooking } from '../services/booking/booking-form';
import { vehicles } from '../services/booking/fares';
import { PAY_IN_CAR, type PaymentOption } from '../services/booking/payment-options';
import { localTime } from '../services/shared/local-time';
import type { BookingRow } from '../storage/booking-tables';
import { input, options as choices, placeList, PLACES, select, textarea } from './form';
import { html, type Html, type HtmlValue } from './html';
import { field } from './page';

const SOON_MS = 15 * 60 * 1000;

/** The payment that is selected initially. */
function startOf(offered: readonly PaymentOption[]): Pick<TypedBooking, 'paymentType' | 'card'> {
  const card = offered.find(({ isDefault }) => isDefault);
  return { paymentType: String(card?.type ?? PAYMENT_TYPE.payInCar), card: card?.id ?? '' };
}

/**
 * An empty form: a saloon in 15 minutes, paid with the customer's default card, otherwise in the car. The query
 * may set both places.
 */
export const blankBooking = (
  now: Date,
  query: Readonly<Record<string, string>>,
  offered: readonly PaymentOption[],
): TypedBooking => ({
  ...startOf(offered),
  pickUp: query.from ?? '',
  destination: query.to ?? '',
  pickUpAt: localTime(new Date(now.getTime() + SOON_MS)),
  vehicle: vehicles[0]?.id ?? '',
  notes: '',
  account: '',
});

/** A field of one line. Others would stand in mails as paragraphs of the company's own. */
const line = (form: FormBody, name: string): string => field(form, name).replaceAll(/\s+/gu, ' ');

export const typedBooking = (form: FormBody): TypedBooking => ({
  pickUp: line(form, 'pick_up'),
  destination: line(form, 'destination'),
  pickUpAt: field(form, 'pick_up_at'),
  vehicle: field(form, 'vehicle'),
  notes: field(form, 'notes'),
  paymentType: field(form, 'payment_type'),
  card: field(form, 'card'),
  account: field(form, 'account'),
});

export const storedBooking = (booking: BookingRow): TypedBooking => ({
  pickUp: booking.pick_up,
  destination: booking.destination,
  pickUpAt: localTime(booking.pick_up_at),
  vehicle: booking.vehicle,
  notes: booking.notes,
  paymentType: String(booking.payment_type),
  card: booking.paid_with ?? '',
  account: booking.paid_with ?? '',
});

type PaymentChoice = {
  readonly type: number;
  readonly label: string;
  /** The select of this payment type and its options. */
  readonly from: { readonly name: 'card' | 'account'; readonly options: readonly PaymentOption[] } | null;
};

function paymentChoice({ type, label, from }: PaymentChoice, typed: TypedBooking): Html {
  const usable = from === null || from.options.length > 0;
  return html`<div>
    <input
      type="radio"
      id="payment-${type}"
      name="payment_type"
      value="${type}"
      ${String(type) === typed.paymentType && html`checked`}
      ${!usable && html`disabled`}
    />
    <label for="payment-${type}">${label}</label>
    ${
      from !== null &&
      usable &&
      html`<select name="${from.name}" aria-label="${label}">
        ${choices(from.options, typed[from.name])}
      </select>`
    }
    ${!usable && html`<span>None on your profile</span>`}
  </div>`;
}

/** The payment types with their codes (S9.paymentTypeCodes), marked for the app's frame. */
function paymentFields(typed: TypedBooking, offered: readonly PaymentOption[], error?: string): Html {
  const of = (type: number) => offered.filter((option) => option.type === type);
  const rows: readonly PaymentChoice[] = [
    { type: PAYMENT_TYPE.payInCar, label: PAY_IN_CAR, from: null },
    {
      type: PAYMENT_TYPE.personalCard,
      label: 'Personal card',
      from: { name: 'card', options: of(PAYMENT_TYPE.personalCard) },
    },
    {
      type: PAYMENT_TYPE.billPayOrCardAccount,
      label: 'Bill pay or card account',
      from: { name: 'account', options: of(PAYMENT_TYPE.billPayOrCardAccount) },
    },
  ];
  return html`<fieldset data-booking="payment-type">
    <legend>Payment type</legend>
    ${rows.map((row) => paymentChoice(row, typed))}
    ${error !== undefined && html`<p class="error" id="payment_type-error">${error}</p>`}
  </fieldset>`;
}

/** The fields of a booking and the submit button. `data-booking` marks what the app's frame may change (D6.5). */
export function bookingFields(
  typed: TypedBooking,
  errors: BookingErrors,
  offered: readonly PaymentOption[],
  submitLabel: string,
): readonly HtmlValue[] {
  return [
    placeList(),
    html`<div class="pair">
      ${input({
        name: 'pick_up',
        label: 'Pick-up',
        value: typed.pickUp,
        error: errors.pickUp,
        autocomplete: 'street-address',
        list: PLACES,
        maxlength: 200,
      })}
      ${input({
        name: 'destination',
        label: 'Destination',
        value: typed.destination,
        error: errors.destination,
        list: PLACES,
        maxlength: 200,
      })}
    </div>`,
    html`<div class="pair">
      ${input({
        name: 'pick_up_at',
        label: 'Time',
        type: 'datetime-local',
        value: typed.pickUpAt,
        error: errors.pickUpAt,
      })}
      ${select({
        name: 'vehicle',
        label: 'Vehicle',
        value: typed.vehicle,
        error: errors.vehicle,
        choices: vehicles.map(({ id, label, seats }) => ({ id, label: `${label} (${seats} seats)` })),
      })}
    </div>`,
    textarea({
      name: 'notes',
      label: 'Notes for the driver',
      value: typed.notes,
      error: errors.notes,
      maxlength: 500,
    }),
    paymentFields(typed, offered, errors.paymentType),
    html`<p class="note" data-booking="note"></p>
      <p><button type="submit" data-booking="submit">${submitLabel}</button></p>`,
  ];
}

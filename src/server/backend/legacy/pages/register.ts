import { JOURNEYS_PER_MONTH } from '../../../../domain/limits';
import { Refusal } from '../../http/answers';
import type { FormBody } from '../../http/form-body';
import type { Registration } from '../../services/registration/registration';
import { button, checkbox, form, input, refused, select } from '../form';
import { html, type Html } from '../html';
import { field, page, redirect, type LegacyPage, type PageAnswer, type Visit } from '../page';
import type { OlderServices } from '../services';

type Order = Parameters<Registration['register']>[0];

/** Profiles that need no card. The others are added on the profile page, which accepts cards. */
const profiles = [
  { id: 'standard', label: 'Standard' },
  { id: 'bill_pay', label: 'Business+ (invoiced)' },
] as const;

const person = [
  { name: 'firstName', label: 'First Name', autocomplete: 'given-name', maxlength: 50 },
  { name: 'lastName', label: 'Last Name', autocomplete: 'family-name', maxlength: 50 },
  { name: 'phoneNumber', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  { name: 'email', label: 'Email Address', type: 'email', autocomplete: 'email' },
] as const;

const company = [
  { name: 'companyName', label: 'Company name', maxlength: 100 },
  { name: 'companyAddress', label: 'Company address', maxlength: 200 },
  { name: 'companyEmail', label: 'Company email', type: 'email' },
  { name: 'companyRegistrationNumber', label: 'Company registration number' },
] as const;

const isTicked = (sent: FormBody, name: string): boolean => field(sent, name) === '1';

const profileOf = (sent: FormBody, type: string | undefined) => {
  const asked = field(sent, 'requestType') || type;
  return profiles.find(({ id }) => id === asked)?.id ?? 'standard';
};

/** Explains where to add a profile that is paid by card, if the visitor asked for one. */
const paidLater = (asked: string | undefined): Html =>
  asked === undefined || profiles.some(({ id }) => id === asked)
    ? html``
    : html`<p>
        That profile is paid by card, and you can't add a card here. Register as Standard first, then add it
        on your profile.
      </p>`;

const journeysOf = (sent: FormBody) =>
  JOURNEYS_PER_MONTH.find((option) => option === field(sent, 'journeysPerMonth')) ?? JOURNEYS_PER_MONTH[0];

function orderOf(sent: FormBody): Order {
  const requestType = profileOf(sent, undefined);
  return {
    requestType,
    firstName: field(sent, 'firstName'),
    lastName: field(sent, 'lastName'),
    phoneNumber: field(sent, 'phoneNumber'),
    email: field(sent, 'email'),
    recaptchaToken: '',
    ...(requestType === 'bill_pay'
      ? {
          creditAccount: {
            companyName: field(sent, 'companyName'),
            companyAddress: field(sent, 'companyAddress'),
            companyEmail: field(sent, 'companyEmail'),
            companyRegistrationNumber: field(sent, 'companyRegistrationNumber'),
            journeysPerMonth: journeysOf(sent),
            authorised: isTicked(sent, 'authorised'),
            readTerms: isTicked(sent, 'readTerms'),
          },
        }
      : {}),
  };
}

function companyFields(sent: FormBody, errors: Readonly<Record<string, string>>): Html {
  return html`<h2>For Business+ only</h2>
    ${company.map((entry) => input({ ...entry, value: field(sent, entry.name), error: errors[entry.name] }))}
    ${select({
      name: 'journeysPerMonth',
      label: 'Trips per month',
      value: journeysOf(sent),
      choices: JOURNEYS_PER_MONTH.map((option) => ({ id: option, label: option })),
    })}
    ${checkbox({
      name: 'authorised',
      label: "I'm authorised to apply for the company",
      checked: isTicked(sent, 'authorised'),
      error: errors.authorised,
    })}
    ${checkbox({
      name: 'readTerms',
      label: 'I have read the terms',
      checked: isTicked(sent, 'readTerms'),
      error: errors.readTerms,
    })}`;
}

/** Registering without a card (S2.publicRoutes.4, D2.extensionGroups.1). */
export function registerPages({ registration }: OlderServices): readonly LegacyPage[] {
  function sheet({ form: sent, params }: Visit, refusal: Refusal | null): PageAnswer {
    const errors = refusal?.details.errors ?? {};
    return page(
      'Register',
      html`${refused(refusal?.message)} ${paidLater(params.type)}
      ${form(
        '/legacy/register',
        person.map((entry) => input({ ...entry, value: field(sent, entry.name), error: errors[entry.name] })),
        select({
          name: 'requestType',
          label: 'Profile',
          value: profileOf(sent, params.type),
          choices: profiles,
          error: errors.requestType,
          hint: 'You can add Premium and profiles paid by card on your profile later.',
        }),
        companyFields(sent, errors),
        html`<p>${button('Register')}</p>`,
      )}`,
      refusal,
    );
  }

  const shown = ['/register', '/register/signup', '/register/signup/:type', '/register/subscribe'];
  return [
    ...shown.map((path): LegacyPage => ({ path, access: 'anyone', show: (visit) => sheet(visit, null) })),
    {
      path: '/register',
      access: 'anyone',
      submit: async (visit) => {
        try {
          // No card is waiting for a confirmation, so the browser needs no registration cookie.
          const { uuid } = await registration.register(
            orderOf(visit.form),
            { cookie: null, address: visit.address },
            () => undefined,
          );
          return redirect(`/legacy/register/new-user/${uuid}`);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return sheet(visit, error);
        }
      },
    },
    {
      path: '/register/new-user/:uuid',
      access: 'anyone',
      show: () =>
        page(
          'Welcome',
          html`<p class="done" role="status">
              Your account is ready. We've emailed you a temporary password.
            </p>
            <p><a href="/legacy/login">Sign in</a></p>`,
        ),
    },
  ];
}

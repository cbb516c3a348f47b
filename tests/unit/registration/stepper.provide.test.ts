import { describe, expect, it } from 'vitest';
import { createActor, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import { selectTermsAccepted } from '../../../machines/cards/card-entry/card-entry.selectors';
import type { registrationMachine } from '../../../machines/registration/registration/registration.machine';
import { selectStepper } from '../../../machines/registration/registration/registration.selectors';
import { selectNotices } from '../../../machines/app/notifications/notifications.selectors';
import type { stepperMachine } from '../../../machines/registration/stepper/stepper.machine';
import { selectStep } from '../../../machines/registration/stepper/stepper.selectors';
import type { Environment } from '../../../src/app/environment/environment';
import {
  provideRegistration,
  registrationInput,
  type RegistrationRoute,
} from '../../../src/features/registration/registration/registration.provide';
import { savedSteps } from '../../../src/features/registration/stepper/stepper.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import {
  actingNowhere,
  enterWorld,
  premiumPrices,
  type World,
} from '../../support/system/provide/wizard-world';

const account = {
  firstName: 'Aoife',
  lastName: 'Byrne',
  email: 'aoife@example.com',
  phone: '087 123 4567',
  billingStreet: '1 Main Street',
};

const application = {
  creditCompanyName: 'Byrne',
  companyStreet: '1 Main Street',
  companyEmail: 'office@example.com',
  companyRegistrationNumber: '123456',
  journeysPerMonth: '100+',
  authorised: 'yes',
  readTerms: 'yes',
};

const stepperOf = (registration: ActorRefFrom<typeof registrationMachine>) => {
  const stepper = selectStepper(registration.getSnapshot());
  if (!stepper) throw new Error('There is no wizard');
  return stepper;
};

/** A visitor's wizard, begun or gone on with after a reload. */
const begin = (environment: Environment, more: Partial<RegistrationRoute> = {}) => {
  const route = { premium: false, preset: null, ...more };
  const input = registrationInput(environment, route);
  return stepperOf(createActor(provideRegistration(environment, route), { input }).start());
};

/** What the provision does when the chart of the wizard takes this action. */
const actionOf = (environment: Environment, name: string) => {
  const { stepper } = implementationsOf(
    provideRegistration(environment, { premium: false, preset: null }),
  ).actors;
  const action = implementationsOf(stepper as unknown as AnyStateMachine).actions[name];
  if (!action) throw new Error(`There is no action '${name}'`);
  return action;
};

const press = (stepper: ActorRefFrom<typeof stepperMachine>, values: Readonly<Record<string, string>> = {}) =>
  stepper.send({ type: 'step.next', values, key: 'press-1' });
const shown = (stepper: ActorRefFrom<typeof stepperMachine>) => selectStep(stepper.getSnapshot())?.id;

describe('what was entered', () => {
  it('is stored with its step and its type, and the wizard resumes there after a reload', async () => {
    const { environment, drafts } = await enterWorld();
    const stepper = begin(environment);
    press(stepper, account);
    stepper.send({ type: 'type.chosen', profileType: 'business' });
    stepper.send({ type: 'values.changed', values: { companyName: 'Byrne' } });
    const values = { phoneCountry: 'IE', users: '5', ...account, companyName: 'Byrne' };
    expect(drafts.kept.get('registration')).toEqual({
      ...values,
      profileType: 'business',
      resumeAt: 'profileType',
      draftVersion: '1',
    });
    expect(savedSteps(environment, 'registration')).toEqual({
      profileType: 'business',
      values,
      resumeAt: 'profileType',
    });
    const again = begin(environment);
    expect(shown(again)).toBe('profileType');
    expect(again.getSnapshot().context).toMatchObject({ values, profileType: 'business', edited: true });
  });

  it('is deleted once the wizard is left', async () => {
    const { environment, drafts } = await enterWorld();
    const stepper = begin(environment);
    press(stepper, account);
    stepper.send({ type: 'leave.requested' });
    expect(drafts.kept.has('registration')).toBe(true);
    stepper.send({ type: 'leave.confirmed' });
    expect(drafts.any()).toBe(false);
  });

  it('is not restored from another shape, or as a type that cannot be registered', async () => {
    const { environment, drafts } = await enterWorld();
    expect(savedSteps(environment, 'registration')).toBeNull();
    drafts.save('registration', { firstName: 'Aoife', draftVersion: '0' });
    expect(savedSteps(environment, 'registration')).toBeNull();
    drafts.save('registration', { firstName: 'Aoife' });
    expect(savedSteps(environment, 'registration')).toBeNull();
    drafts.save('registration', { firstName: 'Aoife', profileType: 'hospitality', draftVersion: '1' });
    expect(savedSteps(environment, 'registration')).toEqual({
      profileType: null,
      values: { firstName: 'Aoife' },
      resumeAt: '',
    });
  });

  it('of a card is never stored', async () => {
    const { environment, drafts } = await enterWorld();
    const stepper = begin(environment, { preset: 'personal' });
    press(stepper, account);
    press(stepper);
    expect(shown(stepper)).toBe('premiumPayment');
    const entry = stepper.getSnapshot().children.cardEntry;
    entry?.send({ type: 'cardholder.changed', name: 'Aoife Cardholder' });
    stepper.send({ type: 'values.changed', values: { billingTown: 'Cork' } });
    expect(JSON.stringify([...drafts.kept])).not.toMatch(/cardholder|token|last4/iu);
  });
});

describe('Registration Incomplete (S8.registrationIncomplete)', () => {
  const noticesOf = ({ app }: Environment) => selectNotices(app().system.get('notifications').getSnapshot());
  const notice = (step: string) => ({
    type: 'warning',
    title: 'Registration Incomplete',
    message: `Please complete the ${step} step before continuing.`,
  });

  it('leads back from Finish, and shows one notice however often it is pressed', async () => {
    const { environment } = await enterWorld();
    const stepper = begin(environment, { preset: 'bill_pay' });
    press(stepper, account);
    press(stepper);
    for (let presses = 0; presses < 2; presses += 1) {
      stepper.send({ type: 'step.visited', step: 'creditAccount' });
      press(stepper, { ...application, email: '' });
      expect(shown(stepper)).toBe('accountDetails');
      expect(noticesOf(environment)).toMatchObject([notice('Account Details')]);
    }
  });

  it.each([
    ['accountDetails', 'Account Details'],
    ['profileType', 'Profile Type'],
    ['profileDetails', 'Profile Details'],
    ['paymentMethod', 'Payment Method'],
    ['premiumPayment', 'Premium Payment'],
    ['cardPay', 'Card Pay'],
    ['creditAccount', 'Request Business+'],
  ] as const)('shows %s by its display name', async (step, name) => {
    const { environment } = await enterWorld();
    actionOf(environment, 'warnIncomplete')({}, { step });
    expect(noticesOf(environment)).toMatchObject([notice(name)]);
  });
});

describe('the price', () => {
  /** Whether the terms are ticked after what was entered, having been ticked before. */
  async function ticked(
    world: World,
    values: Readonly<Record<string, string>>,
    preset: 'personal' | 'business',
  ) {
    const { environment } = await enterWorld(world);
    const stepper = begin(environment, { preset });
    press(stepper, { ...account, companyName: 'Byrne' });
    press(stepper);
    const { cardEntry } = stepper.getSnapshot().children;
    if (!cardEntry) throw new Error('There is no card step');
    cardEntry.send({ type: 'terms.changed', accepted: true });
    stepper.send({ type: 'values.changed', values });
    return selectTermsAccepted(cardEntry.getSnapshot());
  }

  const priced = (prices: object): World => ({
    reads: { '/api/premium/config': { ...premiumPrices, ...prices } },
  });
  const offer = { businessPriceDiscounted: 999, initialDiscount: 50, discountLength: 3 };

  it.each([
    ['fewer users', {}, { users: '4' }, 'business', true],
    ['the largest standard team', {}, { users: '10' }, 'business', true],
    ['a team of Premium+', {}, { users: '11', plus: 'yes' }, 'business', false],
    [
      'one more user, who costs extra',
      priced({ additionalBusinessUsersPrice: 200 }),
      { users: '6' },
      'business',
      false,
    ],
    ['one fewer of them', priced({ additionalBusinessUsersPrice: 200 }), { users: '4' }, 'business', false],
    [
      'the same number of them',
      priced({ additionalBusinessUsersPrice: 200 }),
      { users: '05' },
      'business',
      true,
    ],
    [
      'another field beside them',
      priced({ additionalBusinessUsersPrice: 200 }),
      { billingTown: 'Cork' },
      'business',
      true,
    ],
    [
      'users who cost nothing extra',
      priced({ additionalBusinessUsersPrice: 0 }),
      { users: '6' },
      'business',
      true,
    ],
    [
      'a team without the discount',
      priced({ ...offer, businessMediumPrice: 1999 }),
      { users: '11', plus: 'yes' },
      'business',
      false,
    ],
    ['a team that has it', priced(offer), { users: '6' }, 'business', true],
    ['the same with Premium off', { premiumEnabled: false }, { users: '11' }, 'business', true],
    ['users that personal Premium has not', {}, { users: '11' }, 'personal', true],
    ['another field', {}, { billingTown: 'Cork' }, 'personal', true],
  ] as const)(
    'of %s unticks the terms only if it has changed',
    async (_what, world, values, preset, stays) => {
      expect(await ticked(world, values, preset)).toBe(stays);
    },
  );
});

describe('a wizard that stops working', () => {
  it('is reported', async () => {
    const { environment, failures } = await enterWorld();
    actionOf(environment, 'logFailure')(actingNowhere, { error: 'broken' });
    expect(failures).toEqual([['stepper', 'broken']]);
  });
});

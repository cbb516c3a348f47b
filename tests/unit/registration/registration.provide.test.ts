import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import {
  selectPlan,
  selectProfileType,
  selectStep,
  selectSteps,
  selectValues,
} from '../../../machines/registration/stepper/stepper.selectors';
import type { ProfileType } from '../../../src/domain/entities';
import { stepCount } from '../../../src/features/registration/step-frame/step-names';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { premiumOffer } from '../../../src/app/environment/premium';
import {
  provideRegistration,
  registrationInput,
  registrationStart,
  unstartedStepper,
  type RegistrationRoute,
} from '../../../src/features/registration/registration/registration.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { enterWorld, premiumPrices, type World } from '../../support/system/provide/wizard-world';

const start = async (route: Partial<RegistrationRoute> = {}, world?: World) => {
  const { environment, drafts } = await enterWorld(world);
  const given = { premium: false, preset: null, ...route };
  const at = () => registrationStart(environment, given);
  return { ...at(), at, given, environment, drafts };
};
const off: World = { premiumEnabled: false };

describe('the start of a registration', () => {
  it('is an empty form with the company’s country and the default number of users', async () => {
    expect(await start()).toMatchObject({
      customer: null,
      profileType: null,
      values: { phoneCountry: 'IE', users: '5' },
      resumeAt: null,
    });
    expect((await start({}, off)).values).toEqual({ phoneCountry: 'IE' });
  });

  it.each([
    ['a registration', {}, {}, ['standard', 'personal', 'business', 'bill_pay']],
    ['a registration with Premium off', {}, off, ['standard', 'business', 'bill_pay']],
    ['Premium', { premium: true }, {}, ['personal', 'business', 'bill_pay']],
  ] as const)('offers, for %s, its types', async (_what, route, world, types) => {
    expect(Object.keys((await start(route, world)).plan)).toEqual(types);
  });

  it.each([
    ['personal', {}, {}, 'personal'],
    ['personal', {}, off, null],
    ['standard', { premium: true }, {}, null],
    ['hospitality', {}, {}, null],
    ['bill_pay', { premium: true }, {}, 'bill_pay'],
  ] as const)(
    'preselects the type in the address, %s, if it is offered',
    async (preset, route, world, type) => {
      expect((await start({ ...route, preset: preset as ProfileType }, world)).profileType).toBe(type);
    },
  );

  it('allows a repeat after a lost response only if the backend supports it', async () => {
    expect((await start()).repeatable).toBe(true);
    expect((await start({}, { extensions: ['registration'] })).repeatable).toBe(false);
  });

  it('prefers what was entered before a reload to what the address names', async () => {
    const { at, drafts } = await start({ preset: 'business' });
    drafts.save('registration', {
      firstName: 'Aoife',
      users: '7',
      profileType: 'standard',
      resumeAt: 'paymentMethod',
      draftVersion: '1',
    });
    expect(at()).toMatchObject({
      profileType: 'standard',
      values: { phoneCountry: 'IE', users: '7', firstName: 'Aoife' },
      resumeAt: 'paymentMethod',
    });
    drafts.save('registration', { firstName: 'Aoife', profileType: '', resumeAt: '', draftVersion: '1' });
    expect(at().profileType).toBe('business');
  });

  it('ignores what was entered for Premium, and a type that is no longer offered', async () => {
    const { at, drafts } = await start({ premium: true });
    drafts.save('registration', { firstName: 'Aoife', profileType: 'personal', draftVersion: '1' });
    expect(at()).toMatchObject({ profileType: null, resumeAt: null });
    drafts.save('premium-registration', { firstName: 'Aoife', profileType: 'standard', draftVersion: '1' });
    expect(at()).toMatchObject({ profileType: null, values: { firstName: 'Aoife' } });
  });
});

describe('a prerendered registration', () => {
  const unstarted = () =>
    createAppSystem(createAdapters({ fetch: () => Promise.reject(new Error('Nobody is asked yet')) }));
  const find = ({ environment, given }: Pick<Awaited<ReturnType<typeof start>>, 'environment' | 'given'>) => {
    const { findStart } = implementationsOf(provideRegistration(environment, given)).actors;
    const finding = createActor(findStart as unknown as AnyActorLogic, { input: {} });
    return { finding, found: toPromise(finding.start()) as Promise<unknown> };
  };

  it('shows the first step of three, with the company’s country', () => {
    const drawn = unstartedStepper(unstarted().environment, { premium: true, preset: null }).getSnapshot();
    expect([selectStep(drawn)?.id, selectValues(drawn)]).toEqual(['accountDetails', { phoneCountry: 'IE' }]);
    expect(stepCount(selectSteps(drawn), selectPlan(drawn), selectProfileType(drawn))).toBe(3);
  });

  it('has no start until the app has found one', async () => {
    const { environment } = unstarted();
    const given = { premium: false, preset: null };
    expect(registrationInput(environment, given)).toEqual({ start: null });
    const { environment: ready } = await enterWorld();
    expect(registrationInput(ready, given)).toEqual({ start: registrationStart(ready, given) });
  });

  it('waits for the app', async () => {
    const { app, environment } = unstarted();
    const { finding, found } = find({ environment, given: { premium: false, preset: null } });
    await Promise.resolve();
    expect(finding.getSnapshot()).toMatchObject({ status: 'active' });
    app.start();
    app.stop();
    await expect(found).rejects.toThrow();
  });

  it('stops waiting when its screen is removed', () => {
    const { app, environment } = unstarted();
    const unsubscribe = vi.fn();
    vi.spyOn(app, 'subscribe').mockReturnValue({ unsubscribe });
    const { finding } = find({ environment, given: { premium: false, preset: null } });
    expect(unsubscribe).not.toHaveBeenCalled();
    finding.stop();
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('starts at its first step, which is already shown, with what was entered in later steps', async () => {
    const { drafts, ...world } = await start();
    expect(await find(world).found).toEqual(world.at());
    drafts.save('registration', { users: '7', resumeAt: 'paymentMethod', draftVersion: '1' });
    expect(await find(world).found).toMatchObject({
      plan: world.plan,
      values: { users: '7' },
      resumeAt: 'accountDetails',
    });
  });
});

describe('the offer of Premium', () => {
  it('is its prices while it is on, otherwise nothing', async () => {
    expect(premiumOffer((await enterWorld()).environment)).toMatchObject(premiumPrices);
    expect(premiumOffer((await enterWorld(off)).environment)).toBeNull();
  });
});

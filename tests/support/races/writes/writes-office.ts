import {
  selectApproval,
  selectDecline,
  selectHasFailed,
  selectIsLoading,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import { selectForm as selectResetForm } from '../../../../machines/admin/factor-reset/factor-reset.selectors';
import { selectForm as selectContactForm } from '../../../../machines/content/contact/contact.selectors';
import { selectForm as selectActForm } from '../../../../machines/session/look-only/look-only.selectors';
import { selectForm as selectReasonForm } from '../../../../machines/session/impersonation-start/impersonation-start.selectors';
import { provideAdminLogin } from '../../../../src/features/session/sign-in/admin-login.provide';
import { provideContact } from '../../../../src/features/content/contact/contact.provide';
import { provideCreditRequestDecision } from '../../../../src/features/admin/credit-request-decision/credit-request-decision.provide';
import { provideFactorReset } from '../../../../src/features/admin/factor-reset/factor-reset.provide';
import { provideGuest } from '../../../../src/features/session/sign-in/guest.provide';
import { provideImpersonationStart } from '../../../../src/features/session/impersonation/impersonation-start.provide';
import { provideLookOnly } from '../../../../src/features/session/impersonation/look-only.provide';
import { provideLogin } from '../../../../src/features/session/sign-in/login.provide';
import { provideLostPassword } from '../../../../src/features/session/password-reset/lost-password.provide';
import { provideMailLink } from '../../../../src/features/session/mail-link/mail-link.provide';
import { provideReset } from '../../../../src/features/session/password-reset/reset.provide';
import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import type { Environment } from '../../../../src/app/environment/environment';
import type { FormValues } from '../../../../machines/session/form-submission/form-submission.types';
import { startChart, standingOfForm, formScreen, type Desk, type RaceScreen } from '../screen';
import { aoife, maeve } from '../server';
import type { Write } from './write';

/** A form that is a screen of its own. */
const plain =
  (provide: (environment: Environment) => typeof formSubmissionMachine, values: FormValues) =>
  (desk: Desk): RaceScreen => {
    const { actor, clock } = startChart(desk, provide(desk.tab.environment), undefined);
    return {
      actor,
      clock,
      press: (key) => actor.send({ type: 'form.submitted', values, key }),
      denies: () => actor.getSnapshot().matches('refused'),
      standing: () => standingOfForm(actor),
    };
  };

const deciding =
  (type: 'approval.chosen' | 'decline.chosen') =>
  (desk: Desk): RaceScreen =>
    formScreen(desk, {
      chart: provideCreditRequestDecision(desk.tab.environment),
      input: { uuid: 'request-1' },
      form: (snapshot) => selectApproval(snapshot) ?? selectDecline(snapshot),
      values: { uuid: 'request-1', reason: 'Maeve knows nothing of them' },
      begin: (actor) => {
        actor.subscribe((snapshot) => {
          if (snapshot.matches('pending')) actor.send({ type });
        });
      },
      without: (snapshot) => {
        if (selectIsLoading(snapshot)) return 'busy';
        return selectHasFailed(snapshot) ? 'asking' : 'done';
      },
    });

const office = { person: maeve, lists: [] } as const;
const visitor = { person: null, lists: [] } as const;
const password = { password: 'p' };
const customer = {
  ...{ uuid: aoife.uuid, name: 'A customer', email: 'a@example.com' },
  ...{ phone: null, profileType: null, premium: true },
};

/** The office's writes. */
export const officeWrites: readonly Write[] = [
  {
    ...office,
    name: 'approves a request for credit',
    looks: true,
    calls: ['approveCreditAccountRequest'],
    makes: ['decision'],
    open: deciding('approval.chosen'),
  },
  {
    ...office,
    name: 'declines a request for credit',
    looks: true,
    calls: ['declineCreditAccountRequest'],
    makes: ['decision'],
    open: deciding('decline.chosen'),
  },
  {
    ...office,
    name: 'begins an impersonation',
    calls: ['impersonate'],
    makes: ['impersonation'],
    repeatable: true,
    open: (desk) =>
      formScreen(desk, {
        chart: provideImpersonationStart(desk.tab.environment),
        input: { customer },
        form: selectReasonForm,
        values: { customer: aoife.uuid, reason: 'A card' },
      }),
  },
  {
    ...office,
    name: 'removes a lost second step',
    calls: ['resetFactors'],
    makes: ['reset'],
    repeatable: true,
    open: (desk) =>
      formScreen(desk, {
        chart: provideFactorReset(desk.tab.environment),
        input: { customer },
        form: selectResetForm,
        values: { customer: aoife.uuid, reason: 'Lost her phone' },
      }),
  },
  {
    ...office,
    name: 'begins to act after looking',
    calls: ['actForCustomer'],
    makes: ['acting'],
    repeatable: true,
    open: (desk) =>
      formScreen(desk, {
        chart: provideLookOnly(desk.tab.environment),
        input: undefined,
        form: selectActForm,
        values: { reason: 'A card' },
        begin: (actor) => actor.send({ type: 'act.requested' }),
      }),
  },
];

/** The writes of visitors. */
export const visitorWrites: readonly Write[] = [
  {
    ...visitor,
    person: aoife,
    name: 'writes to the company',
    calls: ['sendContactMessage'],
    makes: ['message'],
    open: (desk) => {
      const blank = {
        name: 'A',
        phone: '',
        phoneCountry: 'IE',
        email: 'a@example.com',
        subject: '1',
        message: '',
      };
      return formScreen(desk, {
        chart: provideContact(desk.tab.environment, { asksBotCheck: () => true }),
        input: { blank, draft: null, embedded: false },
        form: selectContactForm,
        values: { ...blank, message: 'Hello' },
      });
    },
  },
  {
    ...visitor,
    name: 'asks for a new password',
    calls: ['requestPasswordReset'],
    makes: ['mail'],
    open: plain((environment) => provideLostPassword(environment, false), { email: aoife.email }),
  },
  {
    ...visitor,
    name: 'sets a new password',
    calls: ['resetPassword'],
    makes: ['password'],
    open: plain((environment) => provideReset(environment, { code: 'code-1', app: false }), {
      newPassword: 'after',
    }),
  },
  {
    ...visitor,
    name: 'ends the session of a stranger',
    calls: ['disownSignIn'],
    makes: ['stranger gone'],
    open: plain((environment) => provideMailLink(environment, '/not-me', 'code-1'), {}),
  },
  {
    ...visitor,
    name: 'confirms an email address',
    calls: ['confirmEmail'],
    makes: ['address'],
    open: plain((environment) => provideMailLink(environment, '/confirm-email', 'code-1'), {}),
  },
  {
    ...visitor,
    name: 'takes an email address back',
    calls: ['restoreEmail'],
    makes: ['former address'],
    open: plain((environment) => provideMailLink(environment, '/restore-email', 'code-1'), {}),
  },
  {
    ...visitor,
    name: 'keeps the second step',
    calls: ['keepFactors'],
    makes: ['second step'],
    open: plain((environment) => provideMailLink(environment, '/keep-second-step', 'code-1'), {}),
  },
  {
    ...visitor,
    name: 'signs in',
    calls: ['login'],
    makes: ['session'],
    repeatable: true,
    open: plain(provideLogin, { email: aoife.email, ...password }),
  },
  {
    ...visitor,
    name: 'signs in to the office',
    calls: ['adminLogin'],
    makes: ['session'],
    repeatable: true,
    open: plain(provideAdminLogin, { email: maeve.email, ...password }),
  },
  {
    ...visitor,
    name: 'goes on as a guest',
    calls: ['startGuest'],
    makes: ['session'],
    open: plain(provideGuest, { name: 'Niamh', phone: '085 123 4567', phoneCountry: 'IE', email: '' }),
  },
];

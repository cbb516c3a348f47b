import { selectForm as selectPasswordForm } from '../../../../machines/settings/change-password/change-password.selectors';
import { selectForm as selectEmailForm } from '../../../../machines/settings/email-change/email-change.selectors';
import { selectForm as selectClosingForm } from '../../../../machines/settings/close-account/close-account.selectors';
import { selectForm as selectRequestForm } from '../../../../machines/profiles/credit-request/credit-request.selectors';
import { selectLogoutRole } from '../../../../machines/session/session/session.selectors';
import {
  selectChanged,
  selectForm as selectSettingsForm,
  selectIsSaved,
} from '../../../../machines/settings/settings/settings.selectors';
import { application } from '../../../../machines/registration/submission/submission.fixtures';
import { provideChangePassword } from '../../../../src/features/settings/change-password/change-password.provide';
import { provideCloseAccount } from '../../../../src/features/settings/close-account/close-account.provide';
import { provideCreditRequest } from '../../../../src/features/profiles/credit-request/credit-request.provide';
import { provideEmailChange } from '../../../../src/features/settings/email-change/email-change.provide';
import { provideSettings } from '../../../../src/features/settings/settings/settings.provide';
import { formScreen, standingOfForm, startChart, type Desk, type RaceScreen, type Standing } from '../screen';
import { aoife, maeve } from '../server';
import { customerAt, type Write } from './write';

const settingsScreen = (desk: Desk): RaceScreen => {
  const input = { customer: customerAt(desk), draft: null };
  const { actor, clock } = startChart(desk, provideSettings(desk.tab.environment), input);
  const standing = (): Standing => {
    const snapshot = actor.getSnapshot();
    if (snapshot.context.reading === null) return snapshot.matches('unloaded') ? 'asking' : 'busy';
    if (snapshot.hasTag('busy')) return 'busy';
    if (selectChanged(snapshot) !== null) return 'asking';
    return selectIsSaved(snapshot) ? 'done' : standingOfForm(selectSettingsForm(snapshot));
  };
  return {
    actor,
    clock,
    standing,
    denies: () => selectSettingsForm(actor.getSnapshot())?.getSnapshot().matches('refused') === true,
    press: (key) => {
      const { reading } = actor.getSnapshot().context;
      if (reading === null) return;
      const values = { ...reading.values, bookingName: `${desk.person?.name ?? ''} anew` };
      actor.send({ type: 'settings.submitted', values, key });
    },
  };
};

/** Logging out, and ending an impersonation: pressed in the app's frame. */
const leaving = ({ tab }: Desk): RaceScreen => ({
  denies: () => false,
  press: () =>
    tab.root.system
      .get('logout')
      .send({ type: 'logout.requested', role: selectLogoutRole(tab.session()), target: null }),
  standing: () => (tab.root.system.get('logout').getSnapshot().hasTag('busy') ? 'busy' : 'open'),
});

const own = { person: aoife, lists: [] } as const;

/** A customer's writes about themselves. */
export const accountWrites: readonly Write[] = [
  {
    ...own,
    name: 'saves the settings',
    calls: ['updateSettings'],
    makes: ['settings'],
    repeatable: true,
    open: settingsScreen,
  },
  {
    ...own,
    name: 'changes the password',
    calls: ['changePassword'],
    makes: ['password'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideChangePassword(desk.tab.environment, { heading: 'password', house: [] }),
        form: selectPasswordForm,
        values: { oldPassword: 'Aoife-before', newPassword: 'Aoife-after' },
      }),
  },
  {
    ...own,
    name: 'asks for another email address',
    calls: ['requestEmailChange'],
    makes: ['link'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideEmailChange(desk.tab.environment),
        form: selectEmailForm,
        values: { newEmail: 'aoife.byrne@example.com', password: 'p' },
        begin: (actor) => actor.send({ type: 'change.requested' }),
      }),
  },
  {
    ...own,
    name: 'keeps the email address',
    calls: ['cancelEmailChange'],
    makes: ['change gone'],
    repeatable: true,
    open: (desk) => {
      const { actor, clock } = startChart(desk, provideEmailChange(desk.tab.environment), undefined);
      return {
        actor,
        clock,
        press: () => actor.send({ type: 'change.cancelled' }),
        denies: () => false,
        standing: () => (actor.getSnapshot().matches('cancelling') ? 'busy' : 'open'),
      };
    },
  },
  {
    ...own,
    name: 'closes the account',
    calls: ['deleteProfile', 'logout'],
    makes: ['closure'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideCloseAccount(desk.tab.environment),
        form: selectClosingForm,
        values: {},
        begin: (actor) => actor.send({ type: 'closing.requested' }),
        // The notice after the logout says whether it succeeded or is in doubt; the section does not.
        without: () => 'asking',
      }),
  },
  {
    ...own,
    name: 'applies for credit',
    looks: true,
    calls: ['requestAccount'],
    makes: ['application'],
    lists: ['accounts'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideCreditRequest(desk.tab.environment),
        input: { customer: customerAt(desk) },
        form: selectRequestForm,
        values: { ...application.values, creditCompanyName: `${desk.person?.name ?? ''} & Sons` },
      }),
  },
  { ...own, name: 'logs out', calls: ['logout'], makes: ['logout'], repeatable: true, open: leaving },
  {
    ...own,
    name: 'ends an impersonation',
    calls: ['endImpersonation'],
    makes: ['end of an impersonation'],
    repeatable: true,
    through: maeve,
    open: leaving,
  },
];

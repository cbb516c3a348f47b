import { SettingsSection } from '../../pages/profile/profile-settings';
import type { ScreenState, Stage } from '../screen-state';
import { pressUnready } from '../../browser/press-unready';

const view = /\/settings\/view$/;
const update = /\/settings\/update$/;

async function showSettings({ page, signIn }: Stage, customer: string): Promise<SettingsSection> {
  await signIn(customer);
  const settings = new SettingsSection(page);
  await settings.open();
  return settings;
}

/** The section Settings and its dialogs. */
export const settingsScreens: readonly ScreenState[] = [
  {
    name: 'settings',
    show: (stage) => showSettings(stage, 'standard'),
  },
  {
    name: 'settings-company',
    show: async (stage) => {
      const settings = await showSettings(stage, 'business');
      await settings.copies.fill('accounts@cabrank.test, desk@cabrank.test, nobody@cabrank.test@,');
      await settings.sharing.fill('reception@cabrank.test,');
    },
  },
  {
    name: 'settings-loading',
    show: async (stage) => {
      await stage.page.route(view, () => undefined);
      await stage.signIn('standard');
      await stage.page.goto('/profile');
      await new SettingsSection(stage.page).heading.waitFor();
    },
  },
  {
    name: 'settings-failed',
    provokes: view,
    show: async (stage) => {
      await stage.page.route(view, (route) => route.fulfill({ status: 503, body: '' }));
      await stage.signIn('standard');
      await stage.page.goto('/profile');
      await new SettingsSection(stage.page).failed.waitFor();
    },
  },
  {
    name: 'settings-incomplete',
    show: async (stage) => {
      const settings = await showSettings(stage, 'standard');
      await settings.bookingName.fill('');
      await settings.phone.fill('12');
      await pressUnready(settings.submit);
      await settings.summary.waitFor();
    },
  },
  {
    name: 'settings-refused',
    provokes: update,
    show: async (stage) => {
      const settings = await showSettings(stage, 'standard');
      await stage.page.route(update, (route) =>
        route.fulfill({
          status: 400,
          json: { code: 400, message: 'Please check the form.', errors: { bookingName: 'Too long.' } },
        }),
      );
      await settings.submit.click();
      await settings.refusal.waitFor();
    },
  },
  {
    name: 'settings-unanswered',
    provokes: update,
    show: async (stage) => {
      const settings = await showSettings(stage, 'standard');
      await stage.page.route(update, (route) => route.abort());
      // What is saved already would count as saved.
      await settings.bookingName.fill('Byrne and Daughters');
      await settings.submit.click();
      await settings.section.getByText('An error occurred with your request').waitFor();
    },
  },
  {
    name: 'settings-uncompared',
    provokes: view,
    show: async (stage) => {
      const settings = await showSettings(stage, 'standard');
      await stage.page.route(view, (route) => route.abort());
      await settings.submit.click();
      await settings.refusal.waitFor();
    },
  },
  {
    name: 'settings-saved',
    show: async (stage) => (await showSettings(stage, 'standard')).save(),
  },
  {
    name: 'settings-changed-elsewhere',
    show: async (stage) => {
      const settings = await showSettings(stage, 'business');
      await settings.bookingName.fill('Declan');
      await stage.page.route(view, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { readonly response: object };
        const changed = { ...body.response, bookingName: 'Reception', confirmationEmails: false };
        await route.fulfill({ response: answer, json: { ...body, response: changed } });
      });
      await settings.submit.click();
      await settings.changes.dialog.waitFor();
    },
  },
  {
    name: 'settings-leave',
    show: async (stage) => {
      const settings = await showSettings(stage, 'standard');
      await settings.bookingName.fill('Front desk');
      await stage.page.getByRole('banner').getByRole('link', { name: 'Cabrank' }).click();
      await settings.leaving.dialog.waitFor();
    },
  },
];

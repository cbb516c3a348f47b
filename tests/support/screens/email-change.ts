import { answerPendingEmail } from '../browser/pending-email';
import { EmailChange } from '../pages/email-change';
import { MailLinkPage } from '../pages/session/mail-link-page';
import type { ScreenState, Stage } from './screen-state';

const change = /\/api\/user\/[^/]+\/settings\/email$/u;
const calls = {
  'confirm-email': /\/api\/auth\/confirm-email$/u,
  'restore-email': /\/api\/auth\/restore-email$/u,
} as const;

async function showSection({ page, signIn }: Stage): Promise<EmailChange> {
  await signIn('standard');
  await page.goto('/profile/security');
  const section = new EmailChange(page);
  await section.change.scrollIntoViewIfNeeded();
  return section;
}

async function openLink({ page }: Stage, name: keyof typeof calls): Promise<MailLinkPage> {
  await page.goto(`/${name}/a-code-from-a-mail`);
  const screen = new MailLinkPage(page, name);
  await screen.heading.waitFor();
  return screen;
}

const links: readonly ScreenState[] = (['confirm-email', 'restore-email'] as const).flatMap((name) => [
  {
    name,
    show: async (stage) => {
      await openLink(stage, name);
    },
  },
  {
    name: `${name}-over`,
    provokes: calls[name],
    show: async (stage) => {
      const screen = await openLink(stage, name);
      await screen.submit.click();
      await screen.refusal.waitFor();
    },
  },
  {
    name: `${name}-done`,
    show: async (stage) => {
      await stage.page.route(calls[name], (route) => route.fulfill({ json: { code: 200, response: {} } }));
      const screen = await openLink(stage, name);
      await screen.submit.click();
      await screen.done.waitFor();
    },
  },
]);

/** The change of the email address, and the pages of its mails. */
export const emailChangeScreens: readonly ScreenState[] = [
  {
    name: 'email-change',
    show: async (stage) => {
      await showSection(stage);
    },
  },
  {
    name: 'email-change-pending',
    show: async (stage) => {
      await answerPendingEmail(stage.page, 'aoife.byrne@example.com');
      await (await showSection(stage)).pending.waitFor();
    },
  },
  {
    name: 'email-change-form',
    show: async (stage) => {
      const section = await showSection(stage);
      await section.change.click();
      await section.newEmail.waitFor();
    },
  },
  {
    name: 'email-change-refused',
    provokes: change,
    show: async (stage) => {
      const section = await showSection(stage);
      await section.ask('aoife.byrne@example.com', 'not my password');
      // Without the apostrophe: in the pseudo-locale a text is a pattern, which Playwright cannot read with one.
      await section.dialog.getByText('your current password.').first().waitFor();
    },
  },
  ...links,
];

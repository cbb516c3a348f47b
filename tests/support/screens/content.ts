import { changeConfig } from '../browser/answers/change-config';
import { ContactForm, ContactPanel, InformationDialog } from '../pages/content';
import { Shell } from '../pages/shell';
import type { ScreenState, Stage } from './screen-state';
import { pressUnready } from '../browser/press-unready';

const terms = /\/api\/content\/terms$/;
const contact = /\/api\/content\/contact$/;
const estimator = /\/legacy\/fare-estimator$/;

const message = {
  name: 'Aoife Byrne',
  phone: '01 555 0100',
  email: 'aoife.byrne@example.com',
  message: 'I left my umbrella in the car on Friday evening. It is green, with a wooden handle.',
};

async function openPanel({ page, signIn }: Stage, at = '/profile'): Promise<ContactPanel> {
  await signIn('standard');
  await page.goto(at);
  const panel = new ContactPanel(page);
  await panel.open.click();
  await panel.dialog.waitFor();
  return panel;
}

async function openTerms({ page, signIn }: Stage): Promise<InformationDialog> {
  await signIn('standard');
  await page.goto('/profile');
  await new Shell(page).inFooter('Terms').click();
  return new InformationDialog(page, 'Terms and Conditions');
}

const filled = async (stage: Stage): Promise<ContactPanel> => {
  const panel = await openPanel(stage);
  await panel.form.fill(message);
  return panel;
};

/** Terms, privacy and contact: over a screen, and as pages. */
export const contentScreens: readonly ScreenState[] = [
  {
    name: 'terms-dialog',
    show: async (stage) => {
      const shown = await openTerms(stage);
      await shown.dialog.getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  {
    name: 'terms-dialog-loading',
    show: async (stage) => {
      await stage.page.route(terms, () => undefined);
      await (await openTerms(stage)).loading.waitFor();
    },
  },
  {
    name: 'terms-dialog-failed',
    provokes: terms,
    show: async (stage) => {
      await stage.page.route(terms, (route) => route.fulfill({ status: 503, body: '' }));
      await (await openTerms(stage)).retry.waitFor();
    },
  },
  {
    name: 'terms-page',
    show: async ({ page }) => {
      await page.goto('/content/terms');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'privacy-page',
    show: async ({ page }) => {
      await page.goto('/content/privacy');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'contact-page',
    show: async ({ page }) => {
      await page.goto('/content/contact');
      await new ContactForm(page.getByRole('main')).send.waitFor();
    },
  },
  {
    name: 'contact-panel',
    show: async (stage) => (await openPanel(stage)).form.send.waitFor(),
  },
  {
    name: 'contact-panel-loading',
    show: async (stage) => {
      await stage.page.route(contact, () => undefined);
      await openPanel(stage);
    },
  },
  {
    name: 'contact-panel-failed',
    provokes: contact,
    show: async (stage) => {
      await stage.page.route(contact, (route) => route.fulfill({ status: 503, body: '' }));
      await (await openPanel(stage)).form.retry.waitFor();
    },
  },
  {
    name: 'contact-panel-incomplete',
    show: async (stage) => {
      const { form } = await openPanel(stage);
      await pressUnready(form.send);
      await form.summary.waitFor();
    },
  },
  {
    name: 'contact-panel-refused',
    provokes: contact,
    show: async (stage) => {
      const { form } = await filled(stage);
      await stage.page.route(contact, (route) =>
        route.fulfill({
          status: 400,
          json: { code: 400, message: 'Please check the form.', errors: { message: 'Too long.' } },
        }),
      );
      await form.send.click();
      await form.failure.waitFor();
    },
  },
  {
    name: 'contact-panel-sending',
    show: async (stage) => {
      const { form } = await filled(stage);
      await stage.page.route(contact, () => undefined);
      await form.send.click();
      await form.sending.waitFor();
    },
  },
  {
    name: 'contact-panel-sent',
    show: async (stage) => {
      const { form } = await filled(stage);
      await form.send.click();
      await form.sent.waitFor();
    },
  },
  {
    name: 'fare-estimator',
    show: async (stage) => {
      const panel = await openPanel(stage);
      await panel.fareEstimator.click();
      await panel.frame.contentFrame().getByRole('button', { name: 'Estimate' }).waitFor();
    },
  },
  {
    name: 'fare-estimator-loading',
    show: async (stage) => {
      await stage.page.route(estimator, () => undefined);
      const panel = await openPanel(stage);
      await panel.fareEstimator.click();
      await panel.dialog.getByText('Loading the fare estimator…').waitFor();
    },
  },
  {
    name: 'fare-estimator-failed',
    provokes: estimator,
    show: async (stage) => {
      await stage.page.route(estimator, (route) => route.abort());
      const panel = await openPanel(stage);
      await panel.fareEstimator.click();
      await panel.form.retry.filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'fare-estimator-elsewhere',
    show: async (stage) => {
      await changeConfig(stage.page, { fareEstimatorUrl: 'https://fares.example/' });
      const panel = await openPanel(stage);
      await panel.fareEstimator.click();
      await panel.dialog.getByRole('link', { name: 'Open the fare estimator' }).waitFor();
    },
  },
];

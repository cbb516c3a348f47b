import { LookOnly } from '../pages/session/look-only';
import { pressUnready } from '../browser/press-unready';
import type { ScreenState, Stage } from './screen-state';

const actCall = /\/api\/admin\/act$/u;

async function look({ page, lookAt }: Stage): Promise<LookOnly> {
  await lookAt('standard');
  await page.goto('/profile');
  const screen = new LookOnly(page);
  await screen.act.waitFor();
  return screen;
}

async function ask(stage: Stage): Promise<LookOnly> {
  const screen = await look(stage);
  await screen.ask();
  return screen;
}

/** An admin who only looks at an account. */
export const lookOnlyScreens: readonly ScreenState[] = [
  { name: 'look-only', show: look },
  {
    name: 'look-only-refused',
    show: async (stage) => {
      const screen = await look(stage);
      await stage.page
        .getByRole('button', { name: /^Make default/u })
        .first()
        .click();
      await screen.refused.waitFor();
    },
  },
  { name: 'act-for-customer', show: ask },
  {
    name: 'act-for-customer-without-reason',
    show: async (stage) => {
      const screen = await ask(stage);
      await pressUnready(screen.begin);
      await screen.failure.first().waitFor();
    },
  },
  {
    name: 'act-for-customer-refused',
    provokes: actCall,
    show: async (stage) => {
      const message = 'This customer asked us to act by phone only.';
      await stage.page.route(actCall, (route) =>
        route.fulfill({ status: 403, json: { code: 403, message } }),
      );
      const screen = await ask(stage);
      await screen.reason.fill('Asked us by phone');
      await screen.begin.click();
      await screen.dialog.getByText(message).waitFor();
    },
  },
  {
    name: 'look-only-admin-page',
    show: async ({ page, lookAt }) => {
      await lookAt('standard');
      await page.goto('/customers');
      await page.getByRole('heading', { level: 1, name: /^You are only looking/u }).waitFor();
    },
  },
];

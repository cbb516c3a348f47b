import type { BrowserContext, Page } from 'playwright-core';
import type { FaultCall } from '../../../../src/review/faults/call';
import type { FaultPlay } from '../../../../src/review/faults/kinds';
import type { Met } from '../../../../src/review/faults/met';
import { LoginPage } from '../../pages/session/login-page';
import type { FaultyGateway } from './faulty-gateway';
import type { Entered, ReadScreen } from './read-screens';
import { isFirst, newVersion, waitOut } from './wait-out';

type Trial = {
  readonly call: FaultCall;
  readonly play: FaultPlay;
  /** The expected result in the review's table. */
  readonly met: Met;
  readonly screen: ReadScreen;
};

/** The account of each browser. The first read signs it in; after losing the session the person signs in again. */
const entered = new WeakMap<BrowserContext, Entered>();

async function enteredOnce(context: BrowserContext, screen: ReadScreen): Promise<Entered> {
  const known = entered.get(context);
  const signedIn = (await context.cookies()).length > 0;
  if (known && signedIn) return known;
  const person = await screen.enter(context);
  entered.set(context, person);
  return person;
}

/**
 * Opens a screen while its read meets a fault, compares the screen with the table, and reads again once the fault is
 * over.
 */
export async function tryRead(
  page: Page,
  context: BrowserContext,
  gateway: FaultyGateway,
  { call, play, met, screen }: Trial,
): Promise<void> {
  const { failed, shown, retry, leftOut } = screen;
  const person = await enteredOnce(context, screen);
  const login = new LoginPage(page);
  const signIn = () => login.signIn(person.email, person.password);

  gateway.fail(call, play);
  await page.goto(screen.path);
  await gateway.met();
  switch (met) {
    case 'Sign in again':
      await login.submit.waitFor();
      gateway.mend();
      await signIn();
      break;
    case 'Retry':
      await waitOut(page, gateway, failed(page).first().waitFor());
      gateway.mend();
      await retry(page).click();
      if (play.meaning(call) === 'signedOut' && (await isFirst(login.submit, shown(page)))) await signIn();
      break;
    case 'No Premium':
      await waitOut(page, gateway, failed(page).or(login.submit).first().waitFor());
      gateway.mend();
      await page.reload();
      if (await isFirst(login.submit, shown(page))) await signIn();
      break;
    case 'Left out':
      await leftOut?.(page).waitFor();
      gateway.mend();
      await page.reload();
      break;
    default:
      gateway.letGo();
      await shown(page).waitFor();
      if (met === 'New version') await newVersion(page);
      gateway.mend();
  }
  await shown(page).waitFor();
  await page.getByRole('main').waitFor();
}

import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { REFUSAL } from '../../../../src/review/faults/answers';
import type { FaultCall } from '../../../../src/review/faults/call';
import { FIELD_REFUSAL, type FaultPlay } from '../../../../src/review/faults/kinds';
import type { Met } from '../../../../src/review/faults/met';
import { eventually } from '../../browser/eventually';
import { ChallengeDialog } from '../../cards/add-card-dialog';
import { LoginPage } from '../../pages/session/login-page';
import { SignInAgain } from '../../pages/session/sign-in-again';
import type { FaultyGateway } from './faulty-gateway';
import { isFirst, newVersion, waitOut } from './wait-out';
import type { Entered } from './read-screens';
import type { WriteScreen } from './write-screen';

type Trial = {
  readonly call: FaultCall;
  readonly play: FaultPlay;
  /** The expected result in the review's table. */
  readonly met: Met;
  readonly screen: WriteScreen;
};

const standing = async (page: Page): Promise<void> => {
  await page.getByRole('main').waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

/** Signs in over the screen if there is input, otherwise on the login page, which returns to the screen. */
async function signInAgain(page: Page, screen: WriteScreen, person: Entered): Promise<void> {
  const again = new SignInAgain(page);
  const login = new LoginPage(page);
  if (await isFirst(again.dialog, login.submit)) {
    await again.signIn(person.email, person.password);
    await again.dialog.waitFor({ state: 'detached' });
    await screen.kept(page);
    await screen.again(page);
    return;
  }
  await login.signIn(person.email, person.password);
  // After signing in again an admin acts for nobody.
  if (screen.leavesWithSession) return;
  await screen.ready(page);
  await screen.begin(page);
  await screen.press(page);
}

/** The message about the fault is in its place with the right text, and the input is still there. */
async function said(page: Page, gateway: FaultyGateway, { met, screen }: Trial): Promise<void> {
  const place: Locator = screen.place(page);
  await waitOut(page, gateway, place.waitFor());
  const words = await place.innerText();
  expect(words).toMatch(/\S/u);
  if (met === 'Refused') expect(words).toContain(REFUSAL);
  if (met === 'Field error') await page.getByText(FIELD_REFUSAL).first().waitFor();
  await screen.kept(page);
}

/**
 * Makes a call from its screen while it meets a fault, compares the screen with the table, and repeats the action
 * when the fault is over: then the server must have executed it exactly once.
 */
export async function tryWrite(
  page: Page,
  context: BrowserContext,
  gateway: FaultyGateway,
  trial: Trial,
): Promise<void> {
  const { call, play, met, screen } = trial;
  gateway.configure(screen.config);
  const person = await screen.enter(context);
  await page.goto(screen.path);
  await screen.ready(page);
  await screen.begin(page);

  gateway.fail(call, play);
  await screen.press(page);
  await gateway.met();
  switch (met) {
    case 'Sign in again':
      await new SignInAgain(page).dialog.or(new LoginPage(page).submit).first().waitFor();
      gateway.mend();
      await signInAgain(page, screen, person);
      break;
    case 'Bank check': {
      const bank = new ChallengeDialog(page);
      await bank.fail.waitFor();
      gateway.mend();
      await bank.fail.click();
      await screen.place(page).waitFor();
      await screen.afterTheBank?.(page);
      break;
    }
    case 'Done':
    case 'New version':
      gateway.letGo();
      await waitOut(page, gateway, screen.done(page));
      if (met === 'New version') await newVersion(page);
      break;
    default:
      gateway.letGo();
      await said(page, gateway, trial);
      await standing(page);
      gateway.mend();
      await screen.again(page);
      // Only the next press notices that the session is over.
      if (play.meaning(call) === 'signedOut') await signInAgain(page, screen, person);
  }
  await screen.done(page);
  await standing(page);
  gateway.mend();
  await eventually(person.truth).toEqual(screen.expected);
  // Repeated requests are the same request: the server recognises it by its key.
  expect(new Set(gateway.worked()).size).toBeLessThanOrEqual(1);
}

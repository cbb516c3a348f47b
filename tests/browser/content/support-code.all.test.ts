import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseRecording } from '../../../src/recording/recording';
import { flows } from '../../../src/review/flows';
import { regressionOf } from '../../../src/review/live/regression';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { useApp } from '../../support/browser/use-app';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { ContactPanel } from '../../support/pages/content';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SupportCodePart, SupportCodesScreen } from '../../support/pages/support-code';

const app = useApp();
const addCalls = /\/cards\/add$/;

/** What the customer types, is called, and is answered. */
const personal = [
  'Mam’s card for trips',
  'Cian',
  'Doyle',
  'new@cabrank.test',
  '+353851234502',
  '3155',
  '4000002500003155',
];

/** A card that the bank declines, and the code that the customer makes of it. */
async function declinedCode() {
  const { page, provoke } = await app.visitAs('new');
  provoke(addCalls);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.addCard.first().click();
  const dialog = new AddCardDialog(page);
  await dialog.number.waitFor();
  await dialog.fill('Mam’s card for trips', validFor('4000002500003155'));
  await dialog.submit.click();
  await new ChallengeDialog(page).fail.click();
  await dialog.failure.waitFor();
  await page.keyboard.press('Escape');
  await dialog.dialog.waitFor({ state: 'detached' });
  await new ContactPanel(page).open.click();
  const part = new SupportCodePart(page);
  await part.see.click();
  await part.lines.first().waitFor();
  const lines = await part.lines.allInnerTexts();
  return { page, lines, code: await part.code() };
}

describe('D2.extensionGroups.support: a support code made after a declined 3-D Secure', () => {
  it('is opened by an admin, and its recording is the same states and branches, with nothing personal', async () => {
    const { page, lines, code } = await declinedCode();
    expect(lines.join('\n')).toContain('card-authentication');
    expect(await accessibilityFaults(page)).toEqual([]);

    const admin = await app.visitAs('admin');
    const screen = new SupportCodesScreen(admin.page);
    await screen.enter(code.toLowerCase());
    await screen.heading.waitFor();
    expect(await screen.rows.count()).toBeGreaterThan(lines.length);
    expect(await accessibilityFaults(admin.page)).toEqual([]);
    const saving = admin.page.waitForEvent('download');
    await screen.save.click();
    const text = await readFile(await (await saving).path(), 'utf8');
    for (const value of personal) expect(text).not.toContain(value);

    const parsed = parseRecording(text);
    if ('problem' in parsed) throw new Error(parsed.problem);
    const { runs, problems } = regressionOf(parsed.recording, flows, 'card-add');
    expect(problems).toEqual([]);
    const seen = runs.flatMap(({ path }) => path.steps.flatMap((step) => step.seen));
    expect(JSON.stringify(seen)).toContain('card-add.authenticating');
  });

  it('is unknown if it was guessed', async () => {
    const { page, provoke } = await app.visitAs('admin');
    provoke(/support-codes/u);
    const screen = new SupportCodesScreen(page);
    await screen.enter('AAAAA-AAAAA');
    await screen.notFound.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

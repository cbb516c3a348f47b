import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultSwitches } from '../../../src/server/backend/services/shared/switches';
import { switchBackend } from '../../support/backends/switch-backend';
import { followScript, readScripts, type WrittenScript } from '../../support/review/script-follower';
import { showExpiringCards } from '../../support/matrix/expiring-notices';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const FOLDER = 'tests/unit/review/scripts';

/** As the unit test of the scripts has them written: the generator makes these very bytes. */
const written = (flow: string): readonly WrittenScript[] =>
  readScripts(readFileSync(`${FOLDER}/${flow}.md`, 'utf8'));

const flowsWithScripts = readdirSync(FOLDER).map((file) => file.replace(/\.md$/u, ''));

/** The script with the most steps. */
const longest = (flow: string): WrittenScript | undefined =>
  [...written(flow)].sort((one, other) => other.steps.length - one.steps.length)[0];

const says = (script: WrittenScript, text: string): boolean =>
  script.steps.some((step) => [...step.does, ...step.checks].some((sentence) => sentence.includes(text)));

/** The first script that says all of it. */
function scriptThat(flow: string, ...texts: readonly string[]): WrittenScript {
  const found = written(flow).find((script) => texts.every((text) => says(script, text)));
  if (!found) throw new Error(`No script of ${flow} says ${texts.join(' and ')}`);
  return found;
}

describe('a test script, followed from its text alone', () => {
  it.each([
    ['a card that the bank asks about', scriptThat('card-add', 'Press "Fail authentication".')],
    [
      'a card whose call is lost',
      scriptThat('card-add', 'Press "Add fault".', 'You no longer see "Add a card".'),
    ],
    [
      'a payment in the wizard',
      scriptThat('submission', 'Press "Finish and pay €14.99".', 'Press "Complete authentication".'),
    ],
    ['a message to the company', scriptThat('contact', 'You see "Your message is on its way".')],
    ['an account that is not closed after all', scriptThat('close-account', 'Press "Cancel"')],
    [
      'a visitor who gets no answer',
      scriptThat('submission', 'Open "/premium/signup/business".', 'You see "We didn\'t get a response".'),
    ],
  ])('%s', async (_what, script) => {
    const { page, context, provoke } = await app.visit();
    provoke(/\/api\//u);
    // What the script before this one has chosen in the sandbox.
    await switchBackend(app.url(), { challenges: defaultSwitches.challenges });
    await followScript(context, page, script);
    expect(script.steps.length).toBeGreaterThan(1);
  });

  it('fails if the screen shows something else', async () => {
    const { page, context } = await app.visit();
    const [script] = written('card-add');
    const [first] = script?.steps ?? [];
    if (script === undefined || first === undefined) throw new Error('There is no script');
    const wrong = { ...script, steps: [{ ...first, checks: ['You see "Remove a card".'] }] };
    await expect(followScript(context, page, wrong)).rejects.toThrow();
  });
});

it.each(flowsWithScripts)('the longest script of %s can be followed on a new demo', async (flow) => {
  const script = longest(flow);
  if (script === undefined) throw new Error('There is no script');
  await app.renew();
  const { page, context, provoke } = await app.visit();
  // A script may make anything fail.
  provoke(/./u);
  if (flow === 'expiring-cards') await showExpiringCards(page);
  await followScript(context, page, script);
});

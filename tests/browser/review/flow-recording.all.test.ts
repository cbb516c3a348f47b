import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveMessage } from '../../../src/recording/message';
import { parseRecording, recordingOf, recordingText, type Recording } from '../../../src/recording/recording';
import { regressionOf } from '../../../src/review/live/regression';
import { tracksOf } from '../../../src/review/live/tracks';
import { writeTest } from '../../../src/review/live/write-test';
import type { Flow } from '../../../src/review/play/flow';
import { flows as registered } from '../../../src/review/flows';
import { strayCanaries, type Canary, type CanaryKind } from '../../support/canaries/canaries';
import { eventually } from '../../support/browser/eventually';
import { CHOSEN_PASSWORD, enterAsNewCustomer } from '../../support/backend/fresh-customer';
import { resetLinkTo } from '../../support/backend/outbox';
import { AddCardDialog, ChallengeDialog, validFor } from '../../support/cards/add-card-dialog';
import { ContactPanel } from '../../support/pages/content';
import { LoginPage } from '../../support/pages/session/login-page';
import { LostPasswordPage } from '../../support/pages/session/lost-password-page';
import { CardActions } from '../../support/pages/profile/profile-cards';
import { ProfilePage } from '../../support/pages/profile/profile-page';
import { SettingsSection } from '../../support/pages/profile/profile-settings';
import { ResetPage } from '../../support/pages/session/reset-page';
import { recordApp } from '../../support/review/record-app';
import { useApp } from '../../support/browser/use-app';

// A session of the built app is recorded: nothing that was typed into it is in the recording, which replays without a
// browser to where the app was, and becomes a test that passes.

const app = useApp();
const flows = registered as unknown as Readonly<Record<string, Flow>>;
const THREE_D_SECURE = '4000002500003155';
/** The flows that a person goes through in the recorded session. */
const played = ['form-submission', 'session', 'card-add', 'card-removal', 'settings', 'contact'];

type Keep = (kind: CanaryKind, value: string) => string;

/** Keeps what is secret of all that the page sends and is answered. */
function watchSecrets(page: Page, keep: Keep): void {
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keep('idempotency key', key);
    for (const [token] of (request.postData() ?? '').matchAll(/pm_sandbox_\w+/gu)) keep('card token', token);
  });
  page.on('response', (response) => {
    if (response.status() !== 402) return;
    void response.text().then((text) => {
      for (const [, secret = ''] of text.matchAll(/_secret_(\w+)/gu)) keep('client secret', secret);
    });
  });
}

const keepSession = async (context: BrowserContext, keep: Keep): Promise<void> => {
  for (const { name, value } of await context.cookies())
    if (name === 'cabrank_session') keep('session id', value);
};

const signOut = (context: BrowserContext) =>
  context.request.get('/api/auth/logout', { headers: { 'X-Requested-With': 'XMLHttpRequest' } });

async function goThrough(page: Page, context: BrowserContext, email: string, keep: Keep): Promise<void> {
  const login = new LoginPage(page);
  await login.open('/login?returnUrl=%2Fprofile');
  await login.signIn(email, keep('password', 'wrong-Kettle-31-canary'));
  await login.refusal.waitFor();
  await login.signIn(email, keep('password', CHOSEN_PASSWORD));
  const profile = new ProfilePage(page);
  await profile.loaded();
  await keepSession(context, keep);

  const settings = new SettingsSection(page);
  await settings.bookingName.fill(keep('words', 'Canarina Kanarienvogel'));
  await settings.save();

  const dialog = new AddCardDialog(page);
  await profile.addCard.first().click();
  await dialog.number.waitFor();
  const nickname = keep('words', 'Canary of my own');
  await dialog.fill(nickname, validFor(keep('card token', THREE_D_SECURE)), keep('words', 'Canary Holder'));
  await dialog.submit.click();
  await new ChallengeDialog(page).complete.click();
  await profile.card(nickname).waitFor();
  const cards = new CardActions(page);
  await cards.remove(nickname).click();
  await cards.removal.confirm.click();
  await profile.empty.waitFor();

  const { open, form } = new ContactPanel(page);
  await open.click();
  await form.message.waitFor();
  const message = keep('words', 'My canary flew into the taxi.');
  await form.fill({ name: 'Canarina Kanarienvogel', phone: keep('words', '085 765 4321'), email, message });
  await form.send.click();
  await form.sent.waitFor();

  // A password that was lost, and found by mail.
  await signOut(context);
  const lost = new LostPasswordPage(page);
  await lost.open();
  await lost.email.fill(email);
  await lost.submit.click();
  await lost.sent.waitFor();
  const link = await resetLinkTo(context.request, email);
  keep('reset code', link.split('/').at(-1) ?? '');
  const reset = new ResetPage(page);
  await page.goto(link);
  await reset.heading.waitFor();
  await reset.choose(keep('password', 'amber-Lighthouse-58-canary'));
  await reset.done.waitFor();
}

/** Where the app's own actors of a flow were in the end, in the order of their starts. */
const lastPlaces = (messages: readonly LiveMessage[], flow: string): unknown[] =>
  messages
    .filter((message) => message.kind === 'actor' && message.machine === flow)
    .flatMap((made) => {
      const own = messages.filter(
        (message) =>
          message.kind === 'step' &&
          made.kind === 'actor' &&
          message.page === made.page &&
          message.actor === made.actor &&
          message.event.type !== 'xstate.stop',
      );
      const last = own.sort((one, other) => one.order - other.order).at(-1);
      return last?.kind === 'step' ? [last.value] : [];
    });

let folder = '';
beforeAll(async () => {
  await mkdir('.artifacts', { recursive: true });
  folder = await mkdtemp(join(process.cwd(), '.artifacts/recorded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the generated tests of the folder, as `npm test` would, and says what came of it. */
async function runTests(): Promise<{ readonly passed: boolean; readonly output: string }> {
  const config = join(folder, 'vitest.config.mjs');
  const test = { include: [`${folder}/*.test.ts`], environment: 'node' };
  await writeFile(config, `export default ${JSON.stringify({ root: process.cwd(), test })};\n`);
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_OPTIONS/u.test(name)),
  );
  const run = promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--maxWorkers=1', '--reporter=verbose'],
    { env: { ...env, NO_COLOR: '1' } },
  );
  return run.then(
    ({ stdout, stderr }) => ({ passed: true, output: stdout + stderr }),
    (error: unknown) => {
      const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
      return { passed: false, output: stdout + stderr };
    },
  );
}

describe('a recorded session of the app', () => {
  it('contains no canary, replays to the same state, and becomes a test', { timeout: 400_000 }, async () => {
    const { page, context, provoke } = await app.visit();
    const told = await recordApp(page);
    const canaries: Canary[] = [];
    const keep: Keep = (kind, value) => {
      canaries.push({ kind, value });
      return value;
    };
    watchSecrets(page, keep);
    provoke(/\/api\//u);
    const email = keep('words', await enterAsNewCustomer(context));
    await keepSession(context, keep);
    await signOut(context);
    await goThrough(page, context, email, keep);
    await keepSession(context, keep);
    await eventually(() => JSON.stringify(told().at(-1))).toContain('"kind":"step"');

    // No secret.
    const text = recordingText(recordingOf(told()));
    const kinds: readonly CanaryKind[] = [
      ...(['password', 'session id', 'reset code', 'card token'] as const),
      ...(['client secret', 'idempotency key', 'words'] as const),
    ];
    const kept = new Set(canaries.map(({ kind }) => kind));
    expect(kinds.filter((kind) => !kept.has(kind))).toEqual([]);
    expect(strayCanaries([{ where: 'recording', text }], canaries)).toEqual([]);
    for (const { kind, value } of canaries) {
      const planted = { where: 'recording', text: `${text}${JSON.stringify({ planted: value })}` };
      expect(strayCanaries([planted], canaries)).toContain(`${kind} in recording`);
    }

    // Replayed, to the same state.
    const parsed = parseRecording(text);
    if ('problem' in parsed) throw new Error(parsed.problem);
    const recording: Recording = parsed.recording;
    const tracks = tracksOf(recording.messages, flows);
    const { runs, problems } = regressionOf(recording, flows, null);
    expect(problems.filter((problem) => played.some((name) => problem.startsWith(`'${name}`)))).toEqual([]);
    expect(played.filter((name) => !runs.some(({ flow }) => flow === name))).toEqual([]);
    for (const name of played) {
      const ends = runs
        .filter(({ flow }) => flow === name)
        .map(({ path }) => (path.steps.at(-1)?.seen.at(-1) ?? path.start).places['']);
      const roots = lastPlaces(recording.messages, name).map((value) => JSON.stringify(value));
      expect(ends.length).toBeGreaterThan(0);
      for (const end of ends) expect(roots).toContain(JSON.stringify(end));
    }
    expect(tracks.length).toBeGreaterThan(played.length);

    // Made a test.
    const file = join(folder, 'session of a customer.json');
    await writeFile(file, text);
    const { test } = await writeTest(
      { source: file, name: 'a-session', flow: null, force: false, folder, root: process.cwd() },
      flows,
    );
    const passing = await runTests();
    for (const name of played) expect(passing.output).toContain(`recorded: a-session > ${name}`);
    expect(passing.passed, passing.output).toBe(true);

    // Which fails when the charts do something else.
    const data = test.replace('.test.ts', '.json');
    const steps = await readFile(data, 'utf8');
    await writeFile(data, steps.replaceAll('card-add.entering', 'card-add.elsewhere'));
    const failing = await runTests();
    expect(failing.passed, failing.output).toBe(false);
    expect(failing.output).toContain('card-add');
  });
});

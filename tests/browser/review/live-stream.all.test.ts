import { onTestFinished, describe, expect, it } from 'vitest';
import { tracksOf } from '../../../src/review/live/tracks';
import type { Flow } from '../../../src/review/play/flow';
import { flows as registered } from '../../../src/review/flows';
import { listenTo, startDev } from '../../support/review/dev-server';
import { eventually } from '../../support/browser/eventually';
import { LoginPage } from '../../support/pages/session/login-page';
import { useApp } from '../../support/browser/use-app';

// The app in development tells the flow review, which is served from elsewhere, what its charts do.

const app = useApp();
const flows = registered as unknown as Readonly<Record<string, Flow>>;

describe('the app in development', () => {
  it('sends a review what its charts do, but nothing that was typed', { timeout: 240_000 }, async () => {
    const dev = await startDev(app.url(), {});
    onTestFinished(dev.stop);
    const { heard, end } = listenTo(dev.url);
    onTestFinished(end);
    const { page, provoke } = await app.visit();
    provoke(/./u);
    page.setDefaultNavigationTimeout(120_000);
    const login = new LoginPage(page);
    await page.goto(`${dev.url}/login`);
    await login.heading.waitFor({ timeout: 120_000 });
    await login.signIn('aoife@cabrank.test', 'wrong-Kettle-31-canary');
    await login.refusal.waitFor();
    const states = () =>
      tracksOf(heard(), flows)
        .filter(({ flow }) => flow === 'form-submission')
        .flatMap(({ steps }) => steps.map(({ places }) => places['']));
    await eventually(states).toContain('refused');
    const text = JSON.stringify(heard());
    expect(text).not.toMatch(/Kettle|aoife/u);
    expect(tracksOf(heard(), flows).map(({ flow }) => flow)).toContain('session');

    // Whoever comes later hears it all.
    const later = listenTo(dev.url);
    onTestFinished(later.end);
    await eventually(() => later.heard().length).toBeGreaterThanOrEqual(heard().length);
  });
});

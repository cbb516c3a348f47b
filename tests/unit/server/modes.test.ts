import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/server/environment';

const mailed = {
  SMTP_URL: 'smtp://cabrank:s3cret@mail.test:587',
  MAIL_FROM: 'Cabrank <office@cabrank.example>',
  PUBLIC_URL: 'https://cabrank.example/',
};
const production = { MODE: 'production', ...mailed, PAYMENTS: 'simulated' };

const failureOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    readSettings(environment);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('the mode of a server', () => {
  it.each(['127.0.0.1', '127.8.9.10', 'localhost', '::1'])('is demo if it listens only on %s', (host) => {
    expect(readSettings({ HOST: host }).mode).toEqual({ kind: 'demo', sandboxToken: null });
  });

  it.each(['0.0.0.0', '::', '10.0.0.11', 'cabrank.example', '127.0.0.1.example', '::ffff:127.0.0.1'])(
    'is not demo by default on %s: two sentences say what to set',
    (host) => {
      for (const mode of [{}, { MODE: 'demo' }]) {
        const said = failureOf({ HOST: host, ...mode });
        expect(said).toContain(`With HOST=${host} others can reach this server`);
        expect(said).toMatch(
          /^[^\n]+\. Set MODE=production to serve customers, or SANDBOX_TOKEN to [^.]+\.$/u,
        );
      }
    },
  );

  it('is demo for other hosts if its sandbox requires a token', () => {
    const SANDBOX_TOKEN = 'a-token-of-twenty-one';
    const demo = { kind: 'demo', sandboxToken: SANDBOX_TOKEN };
    expect(readSettings({ HOST: '0.0.0.0', SANDBOX_TOKEN }).mode).toEqual(demo);
    expect(readSettings({ SANDBOX_TOKEN }).mode).toEqual(demo);
    expect(failureOf({ HOST: '0.0.0.0', SANDBOX_TOKEN: 'canary' })).toMatch(/^SANDBOX_TOKEN (?!.*canary)/u);
    expect(failureOf({ SANDBOX_TOKEN: 'a token of twenty-one' })).toContain('SANDBOX_TOKEN');
    expect(failureOf({ ...production, SANDBOX_TOKEN })).toContain('SANDBOX_TOKEN has no effect');
  });

  it('is decided by another backend if there is one: nothing is refused', () => {
    const { mode, mail } = readSettings({ HOST: '0.0.0.0', BACKEND_URL: 'https://backend.test' });
    expect([mode, mail]).toEqual([null, null]);
    expect(readSettings({ MODE: 'production', BACKEND_URL: 'https://backend.test' }).mode).toBeNull();
  });

  it('is production, on any address, if configured', () => {
    for (const HOST of ['127.0.0.1', '0.0.0.0']) {
      expect(readSettings({ ...production, HOST }).mode).toEqual({ kind: 'production' });
    }
    expect(failureOf({ MODE: 'live' })).toContain('MODE must be');
  });
});

describe('the mails of a server', () => {
  it('are sent in production, which does not start without a mail server', () => {
    expect(readSettings(production).mail).toEqual({
      smtpUrl: mailed.SMTP_URL,
      from: mailed.MAIL_FROM,
      replyTo: mailed.MAIL_FROM,
      office: 'office@cabrank.example',
      website: 'https://cabrank.example',
    });
    expect(failureOf({ MODE: 'production', PAYMENTS: 'simulated' })).toBe(
      'MODE=production needs SMTP_URL, MAIL_FROM and PUBLIC_URL: customers get their passwords and receipts by email.',
    );
    expect(failureOf({ ...production, SMTP_URL: '' })).toContain('MODE=production needs SMTP_URL:');
  });

  it('have the configured addresses for replies and messages', () => {
    const replyTo = 'answers@cabrank.example';
    expect(readSettings({ ...production, MAIL_REPLY_TO: replyTo }).mail).toMatchObject({
      replyTo,
      office: replyTo,
    });
  });

  it('are kept in the outbox of a demo, unless it has a mail server', () => {
    expect(readSettings({}).mail).toBeNull();
    expect(readSettings(mailed).mail).toMatchObject({ smtpUrl: mailed.SMTP_URL });
    expect(failureOf({ SMTP_URL: mailed.SMTP_URL })).toContain(
      'SMTP_URL needs MAIL_FROM and PUBLIC_URL as well',
    );
  });

  it.each([
    { SMTP_URL: 'https://canary@mail.test' },
    { SMTP_URL: 'canary' },
    { SMTP_URL: 'smtp://' },
    { MAIL_FROM: 'Cabrank' },
    { MAIL_FROM: 'a@cabrank.example, b@cabrank.example' },
    { MAIL_FROM: 'Cabrank <office@cabrank.example>\r\nBcc: x@y.example' },
    { MAIL_REPLY_TO: 'office' },
    { PUBLIC_URL: 'cabrank.example' },
    { PUBLIC_URL: 'https://cabrank.example/app' },
  ])('need valid settings: %j', (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(failureOf({ ...production, ...environment })).toMatch(new RegExp(`^${name} (?!.*canary)`, 'u'));
  });
});

describe('the payments of a server in production', () => {
  const live = { STRIPE_PUBLIC_KEY: 'pk_live_1', STRIPE_SECRET_KEY: 'rk_live_canary' };
  const unsaid = { MODE: 'production', ...mailed };

  it('are simulated only on request', () => {
    expect(readSettings(production)).toMatchObject({ stripe: null, stripePublicKey: null });
    expect(failureOf(unsaid)).toMatch(/^MODE=production needs STRIPE_SECRET_KEY .* PAYMENTS=simulated/u);
    expect(failureOf({ ...unsaid, STRIPE_PUBLIC_KEY: 'pk_test_1' })).toContain('STRIPE_SECRET_KEY');
    expect(failureOf({ ...unsaid, PAYMENTS: 'none' })).toContain('PAYMENTS must be simulated');
    expect(failureOf({ ...production, STRIPE_PUBLIC_KEY: 'pk_test_1' })).toContain('STRIPE_PUBLIC_KEY');
    expect(failureOf({ ...production, ...live })).toContain('PAYMENTS=simulated cannot be combined');
  });

  it('accept matching live keys, and those of the test mode', () => {
    expect(readSettings({ ...unsaid, ...live }).stripe).toEqual({
      secretKey: live.STRIPE_SECRET_KEY,
      webhookSecret: null,
      apiHost: null,
    });
    const test = { STRIPE_PUBLIC_KEY: 'pk_test_1', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(readSettings({ ...unsaid, ...test }).stripe).toMatchObject({ secretKey: 'sk_test_1' });
  });

  it.each([
    ['STRIPE_PUBLIC_KEY', { ...live, STRIPE_PUBLIC_KEY: 'pk_test_1' }],
    ['STRIPE_PUBLIC_KEY', { ...live, STRIPE_SECRET_KEY: 'sk_test_canary' }],
    ['STRIPE_API_HOST', { ...live, STRIPE_API_HOST: 'http://127.0.0.1:12111' }],
  ])('refuse %s, without printing a secret', (name, environment) => {
    expect(failureOf({ ...unsaid, ...environment })).toMatch(new RegExp(`^${name} (?!.*canary)`, 'u'));
  });

  it('accept no live keys in a demo', () => {
    expect(failureOf(live)).toMatch(/^STRIPE_SECRET_KEY .* without MODE=production/u);
  });
});

import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/server/environment';

const testKeys = { STRIPE_PUBLIC_KEY: 'pk_test_1', STRIPE_SECRET_KEY: 'sk_test_1' };

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readSettings({ BACKEND_URL: '', PORT: '' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      certificate: null,
      backendUrl: null,
      mode: { kind: 'demo', sandboxToken: null },
      mail: null,
      storage: { kind: 'folder', path: resolve('.data') },
      stripePublicKey: null,
      stripe: null,
      logLevel: null,
      trustedProxies: null,
      alwaysHttps: false,
      rateLimits: true,
      drainMs: 0,
      metrics: null,
      telemetry: false,
    });
  });

  it('is parsed', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: '0',
      BACKEND_URL: 'https://backend.test/',
      DATA_DIR: '/data',
      STRIPE_PUBLIC_KEY: 'pk_test_1',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '10.0.0.0/8',
      ALWAYS_HTTPS: '1',
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '5',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      TELEMETRY: 'on',
    });
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      backendUrl: 'https://backend.test',
      mode: null,
      mail: null,
      alwaysHttps: true,
      rateLimits: false,
      drainMs: 5000,
    });
    expect(settings).toMatchObject({
      storage: { kind: 'folder', path: '/data' },
      stripePublicKey: 'pk_test_1',
      trustedProxies: '10.0.0.0/8',
      metrics: { host: '10.0.0.5', port: 9464 },
      telemetry: true,
    });
    expect(readSettings({ METRICS_PORT: '0' }).metrics).toEqual({ host: '127.0.0.1', port: 0 });
    expect(readSettings({ TELEMETRY: 'off' }).telemetry).toBe(false);
  });

  it.each([
    { PORT: 'x' },
    { PORT: '65536' },
    { PORT: '-1' },
    { METRICS_PORT: 'x' },
    { ALWAYS_HTTPS: 'true' },
    { RATE_LIMITS: 'false' },
    { TELEMETRY: '1' },
    { LOG_LEVEL: 'verbose' },
    { BACKEND_URL: 'ftp://x' },
    { BACKEND_URL: 'backend' },
    { BACKEND_URL: 'https://backend.test/api' },
    { BACKEND_URL: 'https://backend.test/?a=1' },
    { BACKEND_URL: 'https://backend.test/#a' },
    { BACKEND_URL: 'https://backend.test/?' },
    { BACKEND_URL: 'https://user:secret@backend.test' },
    { STRIPE_PUBLIC_KEY: 'pk_live_1' },
    { DRAIN_SECONDS: '-1' },
    { DRAIN_SECONDS: 'soon' },
    { DATABASE_URL: 'mysql://db.test/cabrank' },
    { DATABASE_URL: 'postgresql://cabrank:s3cret@:x/cabrank' },
    { DATABASE_URL: 'postgresql://db.test/cabrank', DATABASE_CONNECTIONS: '0' },
  ])('reports what cannot be used: %j', (environment) => {
    const [said] = Object.keys(environment).slice(-1);
    expect(() => readSettings(environment)).toThrow(said);
    expect(() => readSettings(environment)).not.toThrow('s3cret');
  });

  it('keeps the data on a database server if one is named', () => {
    const url = 'postgresql://cabrank:s3cret@db.test/cabrank';
    expect(readSettings({ DATABASE_URL: url }).storage).toEqual({ kind: 'server', url, connections: 10 });
    expect(readSettings({ DATABASE_URL: url, DATABASE_CONNECTIONS: '4' }).storage).toEqual({
      kind: 'server',
      url,
      connections: 4,
    });
  });

  it('does not print a password in an address', () => {
    const secret = 'ftp://user:Canary@backend.test';
    expect(() => readSettings({ BACKEND_URL: secret })).toThrow(/^(?!.*Canary)/u);
    expect(() => readSettings({ BACKEND_URL: secret.replace('ftp', 'https') })).toThrow(/^(?!.*Canary)/u);
  });

  it('accepts a live Stripe key with another backend', () => {
    const settings = readSettings({ STRIPE_PUBLIC_KEY: 'pk_live_1', BACKEND_URL: 'https://backend.test' });
    expect(settings).toMatchObject({ stripePublicKey: 'pk_live_1', stripe: null });
  });

  it.each([
    ['test', 'sk'],
    ['test', 'rk'],
  ])('accepts Stripe keys for its %s mode (%s)', (mode, kind) => {
    const settings = readSettings({
      STRIPE_PUBLIC_KEY: `pk_${mode}_1`,
      STRIPE_SECRET_KEY: `${kind}_${mode}_1`,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    expect(settings.stripe).toEqual({
      secretKey: `${kind}_${mode}_1`,
      webhookSecret: 'whsec_1',
      apiHost: null,
    });
  });

  it('accepts a stand-in for Stripe in test mode', () => {
    const settings = readSettings({ ...testKeys, STRIPE_API_HOST: 'http://127.0.0.1:12111/' });
    expect(settings.stripe).toMatchObject({ webhookSecret: null, apiHost: 'http://127.0.0.1:12111' });
  });

  it.each([
    ['STRIPE_SECRET_KEY', { ...testKeys, STRIPE_SECRET_KEY: 'canary' }],
    ['STRIPE_SECRET_KEY', { ...testKeys, STRIPE_SECRET_KEY: 'pk_test_canary' }],
    ['STRIPE_SECRET_KEY', { ...testKeys, STRIPE_SECRET_KEY: 'sk_test_canary\n' }],
    ['STRIPE_PUBLIC_KEY', { STRIPE_SECRET_KEY: 'sk_test_canary' }],
    ['STRIPE_SECRET_KEY', { STRIPE_PUBLIC_KEY: 'pk_live_1', STRIPE_SECRET_KEY: 'sk_live_canary' }],
    ['STRIPE_PUBLIC_KEY', { STRIPE_PUBLIC_KEY: 'pk_live_1', STRIPE_SECRET_KEY: 'sk_test_canary' }],
    ['STRIPE_PUBLIC_KEY', { STRIPE_PUBLIC_KEY: 'pk_sandbox_1', STRIPE_SECRET_KEY: 'sk_test_canary' }],
    ['STRIPE_WEBHOOK_SECRET', { ...testKeys, STRIPE_WEBHOOK_SECRET: 'canary' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_canary' }],
    ['STRIPE_API_HOST', { STRIPE_API_HOST: 'http://127.0.0.1:12111' }],
    ['STRIPE_API_HOST', { ...testKeys, STRIPE_API_HOST: 'http://127.0.0.1:12111/v1' }],
    ['PAYMENTS', { ...testKeys, PAYMENTS: 'simulated', STRIPE_SECRET_KEY: 'sk_test_canary' }],
  ])('reports that %s cannot be used, without a secret', (name, environment) => {
    const read = (): unknown => readSettings(environment);
    expect(read).toThrow(name);
    expect(read).not.toThrow('canary');
  });
});

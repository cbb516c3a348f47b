import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/server/environment';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readSettings({ BACKEND_URL: '', PORT: '' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      backendUrl: null,
      dataFolder: resolve('.data'),
      stripePublicKey: null,
      logLevel: null,
      trustedProxies: null,
      alwaysHttps: false,
      rateLimits: true,
      metrics: null,
      telemetry: false,
    });
  });

  it('is read', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: '0',
      BACKEND_URL: 'https://backend.test/',
      DATA_DIR: '/data',
      STRIPE_PUBLIC_KEY: 'pk_test_1',
      LOG_LEVEL: 'info',
      TRUST_PROXY: '10.0.0.0/8',
      ALWAYS_HTTPS: '1',
      RATE_LIMITS: 'off',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      TELEMETRY: 'on',
    });
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      backendUrl: 'https://backend.test',
      alwaysHttps: true,
      rateLimits: false,
    });
    expect(settings).toMatchObject({
      dataFolder: '/data',
      stripePublicKey: 'pk_test_1',
      trustedProxies: '10.0.0.0/8',
      metrics: { host: '10.0.0.5', port: 9464 },
      telemetry: true,
    });
    expect(readSettings({ METRICS_PORT: '0' }).metrics).toEqual({ host: '127.0.0.1', port: 0 });
    expect(readSettings({ TELEMETRY: '1' }).telemetry).toBe(false);
  });

  it.each([
    { PORT: 'x' },
    { PORT: '65536' },
    { PORT: '-1' },
    { METRICS_PORT: 'x' },
    { BACKEND_URL: 'ftp://x' },
    { BACKEND_URL: 'backend' },
    { BACKEND_URL: 'https://backend.test/api' },
    { BACKEND_URL: 'https://backend.test/?a=1' },
    { BACKEND_URL: 'https://backend.test/#a' },
    { BACKEND_URL: 'https://backend.test/?' },
    { BACKEND_URL: 'https://user:secret@backend.test' },
    { STRIPE_PUBLIC_KEY: 'pk_live_1' },
  ])('says what cannot be used: %j', (environment) => {
    expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0]);
  });

  it('does not tell a password that stands in an address', () => {
    const secret = 'ftp://user:Canary@backend.test';
    expect(() => readSettings({ BACKEND_URL: secret })).toThrow(/^(?!.*Canary)/u);
    expect(() => readSettings({ BACKEND_URL: secret.replace('ftp', 'https') })).toThrow(/^(?!.*Canary)/u);
  });

  it('takes a live key of Stripe where another backend answers', () => {
    const settings = readSettings({ STRIPE_PUBLIC_KEY: 'pk_live_1', BACKEND_URL: 'https://backend.test' });
    expect(settings.stripePublicKey).toBe('pk_live_1');
  });
});

import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, cspHash } from '../../../src/build/csp';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

describe('contentSecurityPolicy', () => {
  const policy = directives(contentSecurityPolicy({ scripts: ['boot()', 'boot()'], styles: ['.a{}'] }));

  it('hashes as browsers do', () => {
    expect(cspHash('')).toBe(`'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`);
  });

  it('allows each inline script once by its hash, and no others', () => {
    const scripts = policy.get('script-src') ?? [];
    expect(scripts.filter((source) => source === cspHash('boot()'))).toHaveLength(1);
    expect(scripts.filter((source) => source.startsWith(`'sha256-`))).toHaveLength(1);
    expect(scripts).not.toContain(`'unsafe-inline'`);
    expect(scripts).not.toContain(`'unsafe-eval'`);
  });

  it('allows the head style and the empty one that Emotion fills', () => {
    expect(policy.get('style-src')).toEqual(expect.arrayContaining([cspHash('.a{}'), cspHash('')]));
    expect(policy.get('style-src')).not.toContain(`'unsafe-inline'`);
  });

  it('allows reCAPTCHA by its path, not the whole of Google', () => {
    expect(policy.get('script-src')).toEqual(
      expect.arrayContaining(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']),
    );
    expect(policy.get('frame-src')).toEqual(
      expect.arrayContaining([
        'https://www.google.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
      ]),
    );
    expect(policy.get('connect-src')).toContain('https://www.google.com/recaptcha/');
    const google = [...policy.values()].flat().filter((source) => /google|gstatic/.test(source));
    expect(google.filter((source) => !source.endsWith('/recaptcha/'))).toEqual([]);
  });

  it('denies what the app does not use', () => {
    expect(policy.get('object-src')).toEqual([`'none'`]);
    expect(policy.get('base-uri')).toEqual([`'none'`]);
    expect(policy.get('frame-ancestors')).toEqual([`'none'`]);
    expect(policy.get('default-src')).toEqual([`'self'`]);
  });

  it('allows the fare estimator to be embedded only from the configured origins', () => {
    const inline = { scripts: [], styles: [] };
    const origins = ['https://fares.example', 'https://maps.example/'];
    const framed = directives(contentSecurityPolicy(inline, origins)).get('frame-src') ?? [];
    const without = directives(contentSecurityPolicy(inline, [])).get('frame-src') ?? [];
    expect(framed.filter((source) => !without.includes(source))).toEqual([
      'https://fares.example',
      'https://maps.example',
    ]);
    expect(policy.get('frame-src')).toEqual(without);
    expect(() => contentSecurityPolicy(inline, ['fares.example; script-src *'])).toThrow();
  });

  it('allows telemetry only to the configured address', () => {
    const inline = { scripts: [], styles: [] };
    const connect = (to: string) =>
      directives(contentSecurityPolicy(inline, [], to)).get('connect-src') ?? [];
    const without = connect('');
    expect(connect('/telemetry')).toEqual(without);
    expect(connect('https://collector.example/v1/app?x=1')).toEqual([
      ...without,
      'https://collector.example',
    ]);
    expect(policy.get('connect-src')).toEqual(without);
    for (const wrong of ['//collector.example', 'collector.example; script-src *']) {
      expect(() => connect(wrong)).toThrow();
    }
  });
});

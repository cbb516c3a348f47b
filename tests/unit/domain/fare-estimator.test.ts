import { describe, expect, it } from 'vitest';
import { fareEstimator } from '../../../src/domain/fare-estimator';

const origin = 'https://book.example';
const settings = {
  fareEstimatorUrl: '/legacy/fare-estimator',
  fareEstimatorOrigins: ['https://fares.example'],
};
const ours = { url: '/legacy/fare-estimator', place: 'own' };

describe('the fare estimator', () => {
  it('is the one of the configuration, otherwise of the setting', () => {
    expect(fareEstimator('/legacy/fares', settings, origin)).toEqual({ url: '/legacy/fares', place: 'own' });
    expect(fareEstimator(null, settings, origin)).toEqual(ours);
  });

  it('is missing only if its address is empty', () => {
    expect(fareEstimator('', settings, origin)).toBeNull();
    expect(fareEstimator(' ', settings, origin)).toBeNull();
    expect(fareEstimator(null, { ...settings, fareEstimatorUrl: '' }, origin)).toBeNull();
  });

  it('is embedded from our own origin and those of the setting, and is a link anywhere else', () => {
    expect(fareEstimator(`${origin}/fares`, settings, origin)?.place).toBe('own');
    expect(fareEstimator('https://fares.example/now', settings, origin)).toEqual({
      url: 'https://fares.example/now',
      place: 'allowed',
    });
    for (const url of [
      'https://fares.example.evil.example/',
      'http://fares.example/',
      'https://else.example/',
    ])
      expect(fareEstimator(url, settings, origin)?.place).toBe('elsewhere');
  });

  it('falls back to the setting if the configured address is not safe', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'mailto:a@b.ie', '#top'])
      expect(fareEstimator(url, settings, origin)).toEqual(ours);
  });
});

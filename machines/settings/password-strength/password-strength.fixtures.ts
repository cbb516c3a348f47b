import type { FlowFixtures } from '../../fixtures.types';
import type { passwordStrengthMachine } from './password-strength.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'password.entered' },
    { type: 'password.changed', password: 'Taxi-rank-42!demo' },
    { type: 'password.changed', password: '' },
    { type: 'meter.retried', password: 'Taxi-rank-42!demo' },
    { type: 'meter.retried', password: '' },
  ],
  ignores: [
    { events: ['password.entered'], in: ['measuring', 'unavailable'] },
    { events: ['meter.retried'], in: ['measured'] },
  ],
  outcomes: {
    loadMeter: { loaded: { resolve: null }, blocked: { reject: new Error('The chunk did not arrive') } },
    measure: {
      strong: { resolve: { score: 4, strong: true, warning: null, suggestions: [] } },
      weak: {
        resolve: { score: 0, strong: false, warning: 'top10', suggestions: ['addAnotherWord'] },
      },
      blocked: { reject: new Error('The chunk did not arrive') },
    },
  },
} satisfies FlowFixtures<typeof passwordStrengthMachine>;

import type { FlowFixtures } from '../../fixtures.types';
import type { secondStepMachine } from './second-step.machine';

export const fixtures = {
  inputs: {
    default: { factors: ['passkey', 'totp', 'recovery-code'] },
    app: { factors: ['totp', 'recovery-code'] },
    lastCode: { factors: ['recovery-code'] },
  },
  events: [
    { type: 'way.chosen', way: 'passkey' },
    { type: 'way.chosen', way: 'totp' },
    { type: 'way.chosen', way: 'recovery-code' },
  ],
  ignores: [
    {
      events: ['way.chosen'],
      in: [
        'passkey.entering',
        'passkey.entered',
        'code.sending',
        'code.entered',
        'recoveryCode.sending',
        'recoveryCode.entered',
      ],
    },
  ],
  outcomes: {
    passkeyForm: { crashed: { reject: new Error('The form failed') } },
    codeForm: { crashed: { reject: new Error('The form failed') } },
    recoveryCodeForm: { crashed: { reject: new Error('The form failed') } },
  },
} satisfies FlowFixtures<typeof secondStepMachine>;

import type { FlowFixtures } from '../../fixtures.types';
import type { lookOnlyMachine } from './look-only.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: 'write.refused' }, { type: 'act.requested' }, { type: 'dialog.closed' }],
  ignores: [
    { events: ['dialog.closed'], in: ['acting.sending', 'acting.begun'] },
    { events: ['write.refused'], in: ['looking.refused'], why: 'The banner tells it already.' },
  ],
  outcomes: {
    refusals: { crashed: { reject: new Error('The session is not there') } },
    form: { crashed: { reject: new Error('The form failed') } },
  },
} satisfies FlowFixtures<typeof lookOnlyMachine>;

import type { FlowFixtures } from '../../fixtures.types';
import { aoife } from '../../samples';
import type { whereaboutsMachine } from './whereabouts.machine';

const show = {
  shown: { resolve: { kind: 'shown' } },
  refused: { resolve: { kind: 'refused' } },
  offline: { reject: new Error('No answer') },
} as const;

export const fixtures = {
  inputs: { default: { owner: aoife.uuid } },
  events: [{ type: 'whereabouts.stopped' }],
  outcomes: {
    show,
    hide: { hidden: { resolve: null }, offline: { reject: new Error('No answer') } },
  },
} satisfies FlowFixtures<typeof whereaboutsMachine>;

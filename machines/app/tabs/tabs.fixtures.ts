import type { FlowFixtures } from '../../fixtures.types';
import { aoife, sean } from '../../samples';
import type { tabsMachine } from './tabs.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'tabs.entered', account: aoife.uuid },
    { type: 'tabs.left' },
    { type: 'tabs.lost' },
    { type: 'tabs.heard', account: aoife.uuid, registering: false },
    { type: 'tabs.heard', account: sean.uuid, registering: false },
    { type: 'tabs.heard', account: aoife.uuid, registering: true },
    { type: 'tabs.heard', account: sean.uuid, registering: true },
    { type: 'tabs.heard', account: null, registering: false },
    { type: 'tabs.joined' },
    { type: 'tabs.kept' },
  ],
  ignores: [{ events: ['tabs.joined', 'tabs.kept'], in: ['listening.agreed'] }],
  outcomes: { otherTabs: { crashed: { reject: new Error('It failed') } } },
} satisfies FlowFixtures<typeof tabsMachine>;

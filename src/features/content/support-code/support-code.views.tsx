import type { supportCodeMachine } from '../../../../machines/content/support-code/support-code.machine';
import type { Views } from '../../../review/screens/view.types';
import { SupportCode } from './support-code';

const lines = [
  { ago: 42_000, chart: 'card-add', event: 'card.submitted', state: 'collectingToken' },
  { ago: 40_000, chart: 'card-add', event: 'token.received', state: 'saving' },
  { ago: 12_000, chart: 'card-authentication', event: 'xstate.init', state: 'challenging' },
] as const;

export const views: Views = {
  'support-code': ({ stage }) => (
    <SupportCode actor={stage.root<typeof supportCodeMachine>()} lines={lines} />
  ),
};

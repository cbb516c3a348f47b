import { legacy } from '#messages/legacy/legacy';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { Views } from '../../../review/screens/view.types';
import { NotFoundScreen } from '../../shared/visitor/not-found-screen';
import { LegacyFrameScreen } from './legacy-frame-screen';

export const views: Views = {
  'legacy-frame': ({ stage }) => (
    <LegacyFrameScreen
      actor={stage.root<typeof legacyFrameMachine>()}
      frameId="older-page"
      address="/legacy/new-booking"
      title={legacy.untitled}
      hasHeading
      isSettled
      look={{ kind: 'asIs' }}
      phone={null}
    />
  ),
  'not-found': () => <NotFoundScreen />,
};

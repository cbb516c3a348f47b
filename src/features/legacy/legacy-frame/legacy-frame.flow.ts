import { fixtures, ORIGIN } from '../../../../machines/legacy/legacy-frame/legacy-frame.fixtures';
import { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideLegacyFrame } from './legacy-frame.provide';

export const legacyFrameFlow = flowOf(
  legacyFrameMachine,
  provideLegacyFrame(playedEnvironment, 'older-page', ORIGIN),
  fixtures,
);

import { fixtures } from '../../../../machines/content/support-code/support-code.fixtures';
import { supportCodeMachine } from '../../../../machines/content/support-code/support-code.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideSupportCode } from './support-code.provide';

export const supportCodeFlow = flowOf(
  supportCodeMachine,
  provideSupportCode(playedEnvironment, ''),
  fixtures,
);

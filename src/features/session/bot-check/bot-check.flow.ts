import { fixtures } from '../../../../machines/session/bot-check/bot-check.fixtures';
import { botCheckMachine } from '../../../../machines/session/bot-check/bot-check.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideBotCheck } from './bot-check.provide';

export const botCheckFlow = flowOf(botCheckMachine, provideBotCheck(playedEnvironment), fixtures);

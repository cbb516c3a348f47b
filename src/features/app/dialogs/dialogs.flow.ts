import { fixtures } from '../../../../machines/app/dialogs/dialogs.fixtures';
import { dialogsMachine } from '../../../../machines/app/dialogs/dialogs.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideDialogs } from './dialogs.provide';

export const dialogsFlow = flowOf(dialogsMachine, provideDialogs(playedEnvironment), fixtures);

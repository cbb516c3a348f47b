import { fixtures } from '../../../../machines/app/new-version/new-version.fixtures';
import { newVersionMachine } from '../../../../machines/app/new-version/new-version.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideNewVersion } from './new-version.provide';

export const newVersionFlow = flowOf(newVersionMachine, provideNewVersion(playedEnvironment), fixtures);

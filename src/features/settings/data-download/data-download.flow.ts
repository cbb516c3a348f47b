import { fixtures } from '../../../../machines/settings/data-download/data-download.fixtures';
import { dataDownloadMachine } from '../../../../machines/settings/data-download/data-download.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideDataDownload } from './data-download.provide';

export const dataDownloadFlow = flowOf(dataDownloadMachine, provideDataDownload(playedEnvironment), fixtures);

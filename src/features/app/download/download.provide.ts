import { fromPromise } from 'xstate';
import { downloadMachine } from '../../../../machines/app/download/download.machine';
import type { DownloadOutcome, SaveFileInput } from '../../../../machines/app/download/download.types';
import { saveFile, type FileToSave } from '../../../platform/save-file';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';

export type DownloadPorts = {
  /** Saves the file through the browser. */
  readonly save?: (file: FileToSave) => void;
};

type Refused = Extract<DownloadOutcome, { readonly kind: 'refused' }>;

/**
 * Provides a download: the file is fetched and saved through the browser.
 *
 * @param source the name in failure reports
 * @param fetchFile returns the file, or the reason why there is none
 */
export const provideDownload = (
  environment: Environment,
  source: string,
  fetchFile: (input: SaveFileInput, signal: AbortSignal) => Promise<FileToSave | Refused>,
  { save = saveFile }: DownloadPorts,
) =>
  downloadMachine.provide({
    actors: {
      saveFile: fromPromise<DownloadOutcome, SaveFileInput>(async ({ input, signal }) => {
        const file = await fetchFile(input, signal);
        if ('kind' in file) return file;
        save(file);
        return { kind: 'saved', name: file.name };
      }),
    },
    actions: { logFailure: reportFailure(environment, source) },
  });

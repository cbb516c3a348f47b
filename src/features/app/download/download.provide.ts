import { fromPromise } from 'xstate';
import { downloadMachine } from '../../../../machines/app/download/download.machine';
import type { DownloadOutcome, SaveFileInput } from '../../../../machines/app/download/download.types';
import { saveFile, type FileToSave } from '../../../platform/save-file';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';

export type DownloadPorts = {
  /** Hands the file to the browser. */
  readonly save?: (file: FileToSave) => void;
};

type Refused = Extract<DownloadOutcome, { readonly kind: 'refused' }>;

/**
 * A file that is fetched and handed to the browser.
 *
 * @param source what failures are reported of
 * @param fetchFile the file, or why there is none
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

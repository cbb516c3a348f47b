import { csvExport as texts } from '#messages/admin/csv-export';
import { csvOf, type CsvTable } from '../../../domain/csv';
import type { Environment } from '../../../app/environment/environment';
import { provideDownload, type DownloadPorts } from '../../app/download/download.provide';

export type CsvSource = {
  /** What the file is named after. */
  readonly what: keyof typeof texts.names;
  /** What is shown when the button is pressed; `null` if there is nothing. */
  readonly table: () => CsvTable | null;
};

/** 'Export CSV' (own): a file of what the screen has loaded and shows. It is made here, without a request. */
export const provideCsvExport = (
  environment: Environment,
  { what, table }: CsvSource,
  ports: DownloadPorts = {},
) =>
  provideDownload(
    environment,
    'csv export',
    () => {
      const shown = table();
      if (shown === null) return Promise.resolve({ kind: 'refused', messages: [texts.nothing] });
      const at = new Date(environment.adapters.now()).toISOString();
      const name = texts.fileName({ what: texts.names[what], date: at.slice(0, at.indexOf('T')) });
      return Promise.resolve({ name, content: new Blob([csvOf(shown)], { type: 'text/csv;charset=utf-8' }) });
    },
    ports,
  );

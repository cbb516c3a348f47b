import { useState } from 'react';
import { CsvExportButton } from './csv-export';
import { provideCsvExport, type CsvSource } from './csv-export.provide';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';

type CsvExportProps = CsvSource & {
  /** The uuid of who exports. */
  readonly owner: string;
};

/** 'Export CSV' with its actor. Later values of `what` and `table` are ignored, so `table` must read current data. */
export function CsvExport({ owner, what, table }: CsvExportProps) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideCsvExport(environment, { what, table }));
  return <CsvExportButton actor={useScreenActor(machine, { input: { customer: owner } })} what={what} />;
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { csvExport as texts } from '#messages/admin/csv-export';
import type { downloadMachine } from '../../../../machines/app/download/download.machine';
import {
  selectFailed,
  selectFetched,
  selectMessages,
  selectSavedName,
} from '../../../../machines/app/download/download.selectors';
import { BusyButton } from '../../../ui/busy-button';
import type { ScreenActor } from '../../../ui/screen-actor';

type CsvExportButtonProps = {
  readonly actor: ScreenActor<typeof downloadMachine>;
  /** The name of the table. */
  readonly what: string;
};

/** The file of customers holds the page that was shown, not all that were found. */
const savedText = (what: string, name: string): string =>
  what === 'customers' ? texts.savedPage({ name }) : texts.saved({ name });

/** 'Export CSV', and below it the name of the file, or why there is none. */
export function CsvExportButton({ actor, what }: CsvExportButtonProps) {
  const making = useSelector(actor, selectFetched) !== null;
  const failed = useSelector(actor, selectFailed) !== null;
  const [message = texts.failed] = useSelector(actor, selectMessages);
  const name = useSelector(actor, selectSavedName);
  return (
    <chakra.div display="grid" justifyItems={{ base: 'start', sm: 'end' }}>
      <BusyButton
        busy={making}
        busyText={texts.exporting}
        onClick={() => actor.send({ type: 'download.requested', file: { id: what, name: what } })}
      >
        {texts.export}
      </BusyButton>
      <chakra.p role="alert" color="error" overflowWrap="anywhere">
        {failed ? message : ''}
      </chakra.p>
      <chakra.p role="status" color="fg.muted" overflowWrap="anywhere">
        {name === null ? '' : savedText(what, name)}
      </chakra.p>
    </chakra.div>
  );
}

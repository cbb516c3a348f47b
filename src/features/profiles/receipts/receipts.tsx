import { chakra } from '@chakra-ui/react/styled-system';
import { useCallbackRef } from '@chakra-ui/react/hooks';
import { useSelector } from '@xstate/react';
import { receipts as texts } from '#messages/profiles/receipts';
import type { downloadMachine } from '../../../../machines/app/download/download.machine';
import {
  selectFailed,
  selectFetched,
  selectMessages,
  selectSavedName,
} from '../../../../machines/app/download/download.selectors';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectIsLoading,
  selectLeftOut,
  selectReceipts,
} from '../../../../machines/app/resource/resource.selectors';
import type { Receipt } from '../../../domain/entities';
import { LONG_LIST } from '../../../ui/long-list';
import { NothingThere } from '../../../ui/nothing-there';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SubsectionHeading } from '../../../ui/text';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { ReceiptRow } from './receipt-row';
import { ReceiptsSkeleton } from './receipts-skeleton';

const HEADING_ID = 'receipts-heading';

type DownloadActor = ScreenActor<typeof downloadMachine>;

function DownloadFailure({ download }: { readonly download: DownloadActor }) {
  const file = useSelector(download, selectFailed);
  const messages = useSelector(download, selectMessages);
  return (
    <chakra.div role="alert" display="contents">
      {file === null ? null : (
        <Notice tone="error" title={texts.notDownloaded({ number: file.name })}>
          {messages.length === 0 ? <p>{texts.notDownloadedHelp}</p> : null}
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
    </chakra.div>
  );
}

type ReceiptsProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  readonly download: DownloadActor;
  readonly onRetry: () => void;
};

/**
 * The customer's receipts, each with its PDF (D2.extensionGroups.receipts). After a failed load the last loaded list
 * stays, with Retry (D7.1).
 */
export function Receipts({ list, download, onRetry }: ReceiptsProps) {
  const receipts = useSelector(list, selectReceipts);
  const failed = useSelector(list, selectHasFailed);
  const loading = useSelector(list, selectIsLoading);
  const leftOut = useSelector(list, selectLeftOut);
  const fetched = useSelector(download, selectFetched);
  const saved = useSelector(download, selectSavedName);
  const ask = useCallbackRef(({ id, number }: Receipt) =>
    download.send({ type: 'download.requested', file: { id, name: number } }),
  );
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = () => {
    document.getElementById(HEADING_ID)?.focus();
    onRetry();
  };
  return (
    <chakra.section
      aria-labelledby={HEADING_ID}
      aria-busy={loading}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <SubsectionHeading id={HEADING_ID} tabIndex={-1}>
        {texts.title}
      </SubsectionHeading>
      <ListTrouble
        list={list}
        title={receipts === null ? texts.failedTitle : texts.staleTitle}
        help={receipts === null ? texts.failedHelp : texts.staleHelp}
        retry={texts.retry}
        leftOut={texts.leftOut}
        onRetry={retry}
      />
      {receipts === null && !failed ? <ReceiptsSkeleton /> : null}
      {receipts?.length === 0 && leftOut === 0 ? <NothingThere text={texts.empty} /> : null}
      {receipts !== null && receipts.length > 0 ? (
        <Panel flush>
          <ul aria-label={texts.list} data-long={receipts.length > LONG_LIST || undefined}>
            {receipts.map((receipt) => (
              <ReceiptRow
                key={receipt.id}
                receipt={receipt}
                busy={fetched === receipt.id}
                locked={fetched !== null}
                onDownload={ask}
              />
            ))}
          </ul>
        </Panel>
      ) : null}
      <DownloadFailure download={download} />
      <chakra.p role="status" overflowWrap="anywhere" _empty={{ display: 'none' }}>
        {saved === null ? '' : texts.saved({ name: saved })}
      </chakra.p>
    </chakra.section>
  );
}

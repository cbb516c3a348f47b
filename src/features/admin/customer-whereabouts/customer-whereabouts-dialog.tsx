import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { customerWhereabouts as texts } from '#messages/admin/customer-whereabouts';
import type { customerWhereaboutsMachine } from '../../../../machines/admin/customer-whereabouts/customer-whereabouts.machine';
import {
  selectCustomer,
  selectHasFailed,
  selectIsAsking,
  selectSeen,
} from '../../../../machines/admin/customer-whereabouts/customer-whereabouts.selectors';
import { formatMoment } from '../../../domain/dates';
import type { ActiveChart, Whereabouts } from '../../../domain/support';
import { Actions } from '../../../ui/actions';
import { Dialog } from '../../../ui/dialog';
import { LoadFailure } from '../../../ui/load-failure';
import { Notice } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help } from '../../../ui/text';
import { RecordTable, type RecordColumn } from '../frame/record-table';

const LIST_ID = 'customer-whereabouts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a chart had been in its state when the app was last heard. */
function lasting(since: string, at: string): string {
  const ms = Math.max(0, Date.parse(at) - Date.parse(since));
  return ms < MINUTE_MS
    ? texts.seconds({ seconds: Math.round(ms / SECOND_MS) })
    : texts.minutes({ minutes: Math.round(ms / MINUTE_MS) });
}

type Row = ActiveChart & { readonly index: number; readonly at: string };

const columns: readonly RecordColumn<Row>[] = [
  { label: texts.chart, isHeader: true, cell: ({ chart }) => <span translate="no">{chart}</span> },
  { label: texts.state, cell: ({ state }) => <span translate="no">{state}</span> },
  { label: texts.lasting, cell: ({ since, at }) => lasting(since, at) },
];

function Seen({ charts, at }: Whereabouts) {
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <p id={LIST_ID}>{texts.list}</p>
      <RecordTable
        labelledBy={LIST_ID}
        columns={columns}
        rows={charts.map((chart, index) => ({ ...chart, index, at }))}
        keyOf={({ index }) => String(index)}
        from="md"
      />
      <Help>{texts.lastSeen({ moment: formatMoment(at) ?? at })}</Help>
    </chakra.div>
  );
}

type CustomerWhereaboutsDialogProps = { readonly actor: ScreenActor<typeof customerWhereaboutsMachine> };

/** Shows where a customer is in the app, while they let support see it (D2.extensionGroups.support). */
export function CustomerWhereaboutsDialog({ actor }: CustomerWhereaboutsDialogProps) {
  const { name } = useSelector(actor, selectCustomer);
  const seen = useSelector(actor, selectSeen);
  const asking = useSelector(actor, selectIsAsking);
  const failed = useSelector(actor, selectHasFailed);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <Dialog title={texts.title({ name })} closeLabel={texts.close} closable onClose={close}>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <LoadFailure
          failed={failed}
          title={texts.failedTitle}
          help={texts.failedHelp}
          retry={texts.retry}
          onRetry={() => actor.send({ type: 'look.retried' })}
        />
        <chakra.div role="status" display="contents">
          {seen === null && !asking && !failed ? (
            <Notice tone="info" title={texts.notShownTitle({ name })}>
              <p>{texts.notShownHelp}</p>
            </Notice>
          ) : null}
          {seen === null && asking ? <Skeleton height="24" aria-label={texts.asking} role="img" /> : null}
        </chakra.div>
        {seen === null ? null : <Seen {...seen} />}
        <Actions>
          <Button onClick={close}>{texts.done}</Button>
        </Actions>
      </chakra.div>
    </Dialog>
  );
}

import { Button } from '@chakra-ui/react/button';
import { DownloadTrigger } from '@chakra-ui/react/download-trigger';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { supportRecording as texts } from '#messages/admin/support-recording';
import { validation } from '#messages/registration/validation';
import type { supportRecordingMachine } from '../../../../machines/admin/support-recording/support-recording.machine';
import {
  selectFound,
  selectHasFailed,
  selectIsNotFound,
  selectIsReading,
  selectIsUnreadable,
  selectMessages,
} from '../../../../machines/admin/support-recording/support-recording.selectors';
import type { FoundRecording } from '../../../../machines/admin/support-recording/support-recording.types';
import { formatMoment } from '../../../domain/dates';
import { required } from '../../../domain/rule';
import type { RecordedLine } from '../../../domain/support';
import { BusyButton } from '../../../ui/busy-button';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { FormGrid } from '../../../ui/form/form-grid';
import { ruleSchema } from '../../../ui/form/rule-schema';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { LoadFailure } from '../../../ui/load-failure';
import { Notice } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SectionHeading } from '../../../ui/text';
import { RecordTable, type RecordColumn } from '../frame/record-table';

export type SupportRecordingActor = ScreenActor<typeof supportRecordingMachine>;

/** The longest code that is looked for (characters): with spaces and dashes. */
const CODE_MAX = 40;
const SECOND_MS = 1000;
const LIST_ID = 'support-recording';

const initialValues = { code: '' };
const labels = { code: texts.code };
const schema = object({ code: ruleSchema(validation, required) });

type Numbered = RecordedLine & { readonly index: number };

const columns: readonly RecordColumn<Numbered>[] = [
  {
    label: texts.time,
    cell: ({ ago }) => texts.seconds({ seconds: (ago / SECOND_MS).toFixed(1) }),
  },
  { label: texts.chart, isHeader: true, cell: ({ chart }) => <span translate="no">{chart}</span> },
  { label: texts.event, cell: ({ event }) => <span translate="no">{event}</span> },
  { label: texts.state, cell: ({ state }) => <span translate="no">{state}</span> },
];

function CodeForm({ actor }: { readonly actor: SupportRecordingActor }) {
  const reading = useSelector(actor, selectIsReading);
  const form = useForm({
    id: 'open-support-code',
    initialValues,
    schema,
    labels,
    busy: reading,
    onSubmit: ({ code }) => actor.send({ type: 'code.entered', code }),
  });
  return (
    <FormGrid {...form.form}>
      <TextField
        field={form.field('code')}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        maxLength={CODE_MAX}
        verbatim
      />
      <BusyButton
        {...form.submit}
        variant="solid"
        busy={reading}
        busyText={texts.opening}
        justifySelf="start"
      >
        {texts.open}
      </BusyButton>
    </FormGrid>
  );
}

/** What was opened is below the form, so the focus moves there. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

function Found({ found }: { readonly found: FoundRecording }) {
  const { recording, madeAt, lines } = found;
  return (
    <chakra.section aria-labelledby={LIST_ID} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <SectionHeading id={LIST_ID} tabIndex={-1} ref={takeFocus}>
        {texts.list}
      </SectionHeading>
      <p>{texts.madeAt({ moment: formatMoment(madeAt) ?? madeAt })}</p>
      <DownloadTrigger data={recording} fileName="recording.json" mimeType="application/json" asChild>
        <Button justifySelf="start">{texts.save}</Button>
      </DownloadTrigger>
      <RecordTable
        labelledBy={LIST_ID}
        columns={columns}
        // What went wrong is at the end.
        rows={lines.map((line, index) => ({ ...line, index })).reverse()}
        keyOf={({ index }) => String(index)}
        from="md"
      />
    </chakra.section>
  );
}

/** Opens a support code, and lists what happened in the app before it was made (D2.extensionGroups.support). */
export function SupportRecording({ actor }: { readonly actor: SupportRecordingActor }) {
  const found = useSelector(actor, selectFound);
  const notFound = useSelector(actor, selectIsNotFound);
  const unreadable = useSelector(actor, selectIsUnreadable);
  const failed = useSelector(actor, selectHasFailed);
  const messages = useSelector(actor, selectMessages);
  /** The pressed button disappears, so the focus moves to the heading of the screen. */
  const retry = () => {
    document.getElementById(MAIN_HEADING_ID)?.focus();
    actor.send({ type: 'search.retried' });
  };
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div maxWidth="form">
        <CodeForm actor={actor} />
      </chakra.div>
      <chakra.div role="alert" display="contents">
        {notFound ? (
          <Notice tone="warning" title={texts.notFoundTitle}>
            <p>{texts.notFoundHelp}</p>
          </Notice>
        ) : null}
        {unreadable ? <Notice tone="warning" title={texts.unreadableTitle} /> : null}
        {messages.length === 0 ? null : (
          <Notice tone="error" title={texts.refusedTitle}>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
      </chakra.div>
      <LoadFailure
        failed={failed}
        title={texts.failedTitle}
        help={texts.failedHelp}
        retry={texts.retry}
        onRetry={retry}
      />
      {found === null ? null : <Found found={found} />}
    </chakra.div>
  );
}

import { Button } from '@chakra-ui/react/button';
import { Clipboard } from '@chakra-ui/react/clipboard';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { supportCode as texts } from '#messages/content/support-code';
import type { supportCodeMachine } from '../../../../machines/content/support-code/support-code.machine';
import {
  selectHasFailed,
  selectIsSending,
  selectMade,
  selectMessages,
} from '../../../../machines/content/support-code/support-code.selectors';
import { formatDay } from '../../../domain/dates';
import type { RecordedLine, SupportCode as Made } from '../../../domain/support';
import { BusyButton } from '../../../ui/busy-button';
import { Notice } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Help, SubsectionHeading } from '../../../ui/text';

const SECOND_MS = 1000;

const LINES_ID = 'support-code-lines';

/** Chakra labels the button in English; its name is the text that it shows. */
const translations = { triggerLabel: (copied: boolean) => (copied ? texts.copied : texts.copy) };

const lineText = ({ ago, chart, state }: RecordedLine): string =>
  texts.line({ seconds: Math.round(ago / SECOND_MS), chart, state });

/** What would be sent, before it is sent. */
function WouldBeSent({ lines }: { readonly lines: readonly RecordedLine[] }) {
  if (lines.length === 0) return <Help>{texts.none}</Help>;
  return (
    <div>
      <Help>{texts.what}</Help>
      <chakra.details marginBlockStart="2">
        <chakra.summary
          id={LINES_ID}
          width="fit-content"
          paddingBlock="1"
          fontWeight="medium"
          cursor="pointer"
        >
          {texts.steps({ count: lines.length })}
        </chakra.summary>
        <chakra.ol
          tabIndex={0}
          aria-labelledby={LINES_ID}
          marginBlockStart="1"
          maxHeight="8rem"
          overflowY="auto"
          overflowWrap="anywhere"
          paddingBlock="2"
          paddingInline="3"
          borderWidth="1px"
          borderRadius="control"
          fontSize="sm"
        >
          {
            // What went wrong is at the end.
            lines.map((line, index) => <li key={index}>{lineText(line)}</li>).reverse()
          }
        </chakra.ol>
      </chakra.details>
    </div>
  );
}

function MadeCode({ code, expiresAt }: Made) {
  return (
    <Notice tone="success" title={texts.madeTitle}>
      <chakra.p fontFamily="ui-monospace, monospace" fontSize="xl">
        {code}
      </chakra.p>
      <p>{texts.madeHelp({ day: formatDay(expiresAt) ?? expiresAt })}</p>
      <Clipboard.Root value={code} translations={translations} marginBlockStart="2">
        <Clipboard.Trigger asChild>
          <Button autoFocus>
            <Clipboard.Indicator copied={texts.copied}>{texts.copy}</Clipboard.Indicator>
          </Button>
        </Clipboard.Trigger>
      </Clipboard.Root>
    </Notice>
  );
}

type SupportCodeProps = {
  readonly actor: ScreenActor<typeof supportCodeMachine>;
  readonly lines: readonly RecordedLine[];
};

/** Sends what happened in the app to support, and shows the code (D2.extensionGroups.support). */
export function SupportCode({ actor, lines }: SupportCodeProps) {
  const made = useSelector(actor, selectMade);
  const sending = useSelector(actor, selectIsSending);
  const failed = useSelector(actor, selectHasFailed);
  const messages = useSelector(actor, selectMessages);
  return (
    <chakra.section
      aria-labelledby="support-code"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
      borderBlockStartWidth="1px"
      marginBlockStart="6"
      paddingBlockStart="5"
    >
      <SubsectionHeading id="support-code">{texts.title}</SubsectionHeading>
      <Help>{texts.help}</Help>
      <chakra.div role="alert" display="contents">
        {failed ? (
          <Notice tone="error" title={texts.failedTitle}>
            <p>{texts.failedHelp}</p>
          </Notice>
        ) : null}
        {messages.length === 0 ? null : (
          <Notice tone="error" title={texts.refused}>
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
      </chakra.div>
      {made === null ? <WouldBeSent lines={lines} /> : null}
      {made === null && lines.length > 0 ? (
        <BusyButton
          busy={sending}
          busyText={texts.making}
          justifySelf="start"
          onClick={() => actor.send({ type: 'code.requested' })}
        >
          {texts.make}
        </BusyButton>
      ) : null}
      <chakra.div role="status" display="contents">
        {made === null ? null : <MadeCode {...made} />}
      </chakra.div>
    </chakra.section>
  );
}

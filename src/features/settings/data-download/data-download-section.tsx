import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { dataDownload as texts } from '#messages/settings/data-download';
import type { downloadMachine } from '../../../../machines/app/download/download.machine';
import {
  selectFailed,
  selectFetched,
  selectSavedName,
} from '../../../../machines/app/download/download.selectors';
import { BusyButton } from '../../../ui/busy-button';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { ExplainedSection } from '../../shared/profile/explained-section';

const HEADING_ID = 'your-data';

/** There is only one file. */
const file = { id: 'my-data', name: texts.title };

/** 'Download my data': what the file contains, the button, and the result of the last download. */
export function DataDownloadSection({ actor }: { readonly actor: ScreenActor<typeof downloadMachine> }) {
  const gathering = useSelector(actor, selectFetched) !== null;
  const failed = useSelector(actor, selectFailed) !== null;
  const name = useSelector(actor, selectSavedName);
  return (
    <ExplainedSection isPart id={HEADING_ID} title={texts.title} help={texts.help}>
      <Panel display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div role="alert" display="contents">
          {failed ? (
            <Notice tone="error" title={texts.failedTitle} width="full">
              <p>{texts.failedHelp}</p>
            </Notice>
          ) : null}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
          <BusyButton
            busy={gathering}
            busyText={texts.gathering}
            onClick={() => actor.send({ type: 'download.requested', file })}
          >
            {texts.download}
          </BusyButton>
          <chakra.p role="status" overflowWrap="anywhere">
            {name === null ? '' : texts.saved({ name })}
          </chakra.p>
        </chakra.div>
      </Panel>
    </ExplainedSection>
  );
}

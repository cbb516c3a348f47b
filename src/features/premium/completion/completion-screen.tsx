import { chakra } from '@chakra-ui/react/styled-system';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { Panel } from '../../../ui/panel';
import { PageHeading } from '../../../ui/text';
import { CompletionBody, type CompletionProps } from './completion-body';
import { completionTexts } from './completion-text';

/** A completion screen as a page. */
export function CompletionScreen(props: CompletionProps) {
  return (
    <Panel maxWidth="32rem" marginInline="auto" display="grid" gap="5">
      <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
        {completionTexts[props.kind].title}
      </PageHeading>
      <chakra.div>
        <CompletionBody {...props} />
      </chakra.div>
    </Panel>
  );
}

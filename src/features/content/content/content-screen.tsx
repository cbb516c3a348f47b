import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ReactNode } from 'react';
import { content as texts } from '#messages/content/content';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { Panel } from '../../../ui/panel';
import { PageHeading } from '../../../ui/text';
import { LoadingContent } from './loading-content';

type ContentScreenProps = {
  readonly title: string;
  /** A text page is wider than a form. */
  readonly wide: boolean;
  /** The content. Its code may still be loading; the heading, which takes the focus, renders at once. */
  readonly children: ReactNode;
};

/** Terms, privacy or the contact form as a page (S2.publicRoutes.11). */
export function ContentScreen({ title, wide, children }: ContentScreenProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      maxWidth={wide ? '44rem' : 'form'}
      marginInline="auto"
    >
      <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
        {title}
      </PageHeading>
      <Panel>
        <Suspense fallback={<LoadingContent>{texts.loading}</LoadingContent>}>{children}</Suspense>
      </Panel>
    </chakra.div>
  );
}

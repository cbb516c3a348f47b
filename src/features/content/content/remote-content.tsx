import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import type { contentMachine } from '../../../../machines/content/content/content.machine';
import { selectHasFailed, selectTitle } from '../../../../machines/content/content/content.selectors';
import { Notice } from '../../../ui/notice';
import type { ScreenActor } from '../../../ui/screen-actor';
import { LoadingContent } from './loading-content';

export type ContentActor = ScreenActor<typeof contentMachine>;

type RemoteContentProps = {
  readonly content: ContentActor;
  readonly texts: {
    readonly loading: string;
    readonly failedTitle: string;
    readonly failedHelp: string;
    readonly retry: string;
  };
  readonly onRetry: () => void;
  /** Rendered once the content is loaded. */
  readonly children: ReactNode;
};

/** Content from the server, while it loads, when it is loaded, or after the load failed (D7.1). */
export function RemoteContent({ content, texts, onRetry, children }: RemoteContentProps) {
  const failed = useSelector(content, selectHasFailed);
  const loaded = useSelector(content, selectTitle) !== null;
  const box = useRef<HTMLDivElement>(null);
  /** The pressed button disappears, so the focus moves to the box around it. */
  const retry = () => {
    box.current?.focus();
    onRetry();
  };
  return (
    <chakra.div ref={box} tabIndex={-1} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div role="alert" display="contents">
        {failed ? (
          <>
            <Notice tone="error" title={texts.failedTitle}>
              <p>{texts.failedHelp}</p>
            </Notice>
            <Button justifySelf="start" onClick={retry}>
              {texts.retry}
            </Button>
          </>
        ) : null}
      </chakra.div>
      <chakra.div role="status" display="contents">
        {loaded || failed ? null : <LoadingContent>{texts.loading}</LoadingContent>}
      </chakra.div>
      {loaded ? children : null}
    </chakra.div>
  );
}

import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEventHandler } from 'react';
import { Notice } from './notice';

type LoadFailureProps = {
  /** The place of the notice is there before it, so that it is read out when it comes. */
  readonly failed: boolean;
  readonly title: string;
  readonly help: string;
  /** What the button says. */
  readonly retry: string;
  readonly onRetry: MouseEventHandler<HTMLElement>;
};

/** What is said of something that could not be loaded, with the way to try again. */
export function LoadFailure({ failed, title, help, retry, onRetry }: LoadFailureProps) {
  return (
    <chakra.div role="alert" display="contents">
      {failed ? (
        <Notice tone="warning" title={title}>
          <p>{help}</p>
          <chakra.div marginBlockStart="2">
            <Button onClick={onRetry}>{retry}</Button>
          </chakra.div>
        </Notice>
      ) : null}
    </chakra.div>
  );
}

import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEventHandler } from 'react';
import { GetHelp } from './get-help';
import { Notice } from './notice';

type LoadFailureProps = {
  /** The live region exists before the notice, so that the notice is announced. */
  readonly failed: boolean;
  readonly title: string;
  readonly help: string;
  /** The label of the button. */
  readonly retry: string;
  readonly onRetry: MouseEventHandler<HTMLElement>;
};

/** The message about a failed load, with a Retry button. */
export function LoadFailure({ failed, title, help, retry, onRetry }: LoadFailureProps) {
  return (
    <chakra.div role="alert" display="contents">
      {failed ? (
        <Notice tone="warning" title={title}>
          <p>{help}</p>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" marginBlockStart="2">
            <Button onClick={onRetry}>{retry}</Button>
            <GetHelp />
          </chakra.div>
        </Notice>
      ) : null}
    </chakra.div>
  );
}

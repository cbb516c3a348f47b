import { useSelector } from '@xstate/react';
import type { MouseEventHandler } from 'react';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectHasFailed,
  selectIsUnreachable,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import { LoadFailure } from '../../../ui/load-failure';
import type { ScreenActor } from '../../../ui/screen-actor';
import { failureHelp } from './failure-help';
import { LeftOut } from './left-out';

type ListTroubleProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  /**
   * The title of a failed load. It may depend on whether the list was loaded before. `help` says what the failure
   * means.
   */
  readonly title: string;
  readonly help: string;
  readonly retry: string;
  readonly leftOut: (words: { count: number }) => string;
  readonly onRetry: MouseEventHandler<HTMLElement>;
};

/**
 * Says what is missing from a list: all of it, because it could not be loaded, or the records that could not be read.
 */
export function ListTrouble({ list, title, help, retry, leftOut, onRetry }: ListTroubleProps) {
  const failed = useSelector(list, selectHasFailed);
  const unreachable = useSelector(list, selectIsUnreachable);
  const count = useSelector(list, selectLeftOut);
  return (
    <>
      <LoadFailure
        failed={failed}
        title={title}
        help={failureHelp(help, unreachable)}
        retry={retry}
        onRetry={onRetry}
      />
      <LeftOut count={count} text={leftOut} />
    </>
  );
}

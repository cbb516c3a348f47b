import { useSelector } from '@xstate/react';
import { selectIsLoading, selectNavItems } from '../../../machines/app/resource/resource.selectors';
import type { AppSystem } from '../environment/environment';
import { useService } from './use-service';

/** Whether the navigation, which may name the page in a heading above it, is there or not on its way. */
export const useIsNamed = (app: AppSystem): boolean =>
  useSelector(
    useService(app, 'links'),
    (snapshot) => selectNavItems(snapshot) !== null || !selectIsLoading(snapshot),
  );

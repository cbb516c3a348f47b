import { useSelector } from '@xstate/react';
import { selectIsLoading, selectNavItems } from '../../../machines/app/resource/resource.selectors';
import type { AppSystem } from '../environment/environment';
import { useService } from './use-service';

/** Whether the navigation is loaded, or is not being loaded. Until then it may still add a heading above the page. */
export const useIsNamed = (app: AppSystem): boolean =>
  useSelector(
    useService(app, 'links'),
    (snapshot) => selectNavItems(snapshot) !== null || !selectIsLoading(snapshot),
  );

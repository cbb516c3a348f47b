import { useSelector } from '@xstate/react';
import { selectIsLoading, selectNavItems } from '../../../machines/app/resource/resource.selectors';
import type { AppSystem } from '../environment/environment';
import { useService } from './use-service';

/** Whether the navigation, which may show the page's name in a heading above the page, is loaded or not loading. */
export const useIsNamed = (app: AppSystem): boolean =>
  useSelector(
    useService(app, 'links'),
    (snapshot) => selectNavItems(snapshot) !== null || !selectIsLoading(snapshot),
  );

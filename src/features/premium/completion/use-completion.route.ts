import { useSelector } from '@xstate/react';
import { selectConfig } from '../../../../machines/app/app/app.selectors';
import type { CompletionKind } from './completion-text';
import { rootRoute } from '../../../app/router/root';
import { useService } from '../../../app/screen/use-service';

export function useCompletion(kind: CompletionKind) {
  const { app } = rootRoute.useRouteContext();
  return { kind, session: useService(app, 'session'), company: useSelector(app, selectConfig) };
}

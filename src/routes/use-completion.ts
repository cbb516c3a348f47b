import { useSelector } from '@xstate/react';
import { selectConfig } from '../../machines/app/app.selectors';
import type { CompletionKind } from '../features/completion/completion-text';
import { rootRoute } from './root';
import { useService } from './use-service';

/** What a completion screen is drawn from. */
export function useCompletion(kind: CompletionKind) {
  const { app } = rootRoute.useRouteContext();
  return { kind, session: useService(app, 'session'), company: useSelector(app, selectConfig) };
}

import { useSelector } from '@xstate/react';
import { selectOwner } from '../../../machines/session/session/session.selectors';
import { useAppContext } from './use-app-context';
import { useService } from './use-service';

/** The effective user's uuid; `null` for nobody, also while somebody logs out. */
export const useOwner = (): string | null =>
  useSelector(useService(useAppContext().app, 'session'), selectOwner);

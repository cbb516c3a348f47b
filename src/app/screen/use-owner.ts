import { useSelector } from '@xstate/react';
import { selectOwner } from '../../../machines/session/session/session.selectors';
import { useAppContext } from './use-app-context';
import { useService } from './use-service';

/** Returns the uuid of the effective user, or `null` if no person is signed in or the person is logging out. */
export const useOwner = (): string | null =>
  useSelector(useService(useAppContext().app, 'session'), selectOwner);

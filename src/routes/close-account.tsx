import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectUser } from '../../machines/session/session.selectors';
import { CloseAccountSection } from '../features/profile/close-account-section';
import { provideCloseAccount } from '../provide/close-account';
import { useAppContext } from './use-app-context';
import { useService } from './use-service';

/** Close My Account with its actor. @param offered what the customer's settings say (`showDelete`) */
export function CloseAccount({ offered }: { readonly offered: boolean }) {
  const { app, environment } = useAppContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const [machine] = useState(() => provideCloseAccount(environment));
  return <CloseAccountSection actor={useActorRef(machine)} user={user} offered={offered} />;
}

import { fromCallback } from 'xstate';
import { tabsMachine } from '../../../../machines/app/tabs/tabs.machine';
import type { TabsEvent } from '../../../../machines/app/tabs/tabs.types';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { hasRegistrationDraft } from '../../registration/registration/registration-drafts.provide';

/** Provides the communication with other tabs of the browser, and its effect on the session. */
export const provideTabs = (environment: Environment) => {
  const { tabs, drafts } = environment.adapters;
  return tabsMachine.provide({
    actors: {
      otherTabs: fromCallback<TabsEvent>(({ sendBack }) =>
        tabs.listen((account) =>
          sendBack({ type: 'tabs.heard', account, registering: hasRegistrationDraft(drafts) }),
        ),
      ),
    },
    actions: {
      announce: (_, { account }) => tabs.announce(account),
      confirmSessionHere: () => sendToService(environment, 'session', { type: 'session.confirmed' }),
      endSessionHere: () => sendToService(environment, 'session', { type: 'session.endedElsewhere' }),
      replaceSessionHere: () => sendToService(environment, 'session', { type: 'session.replaced' }),
    },
  });
};

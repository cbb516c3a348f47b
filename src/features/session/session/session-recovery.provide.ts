import { fromCallback, type EventObject } from 'xstate';
import type { Environment } from '../../../app/environment/environment';
import { subscribeToService } from '../../../app/environment/subscribe-to-service';

/** Sends the parent an event whenever the customer has signed in again in the dialog (`session.recovered`). */
export const provideSessionRecovery = <Events extends EventObject>({ app }: Pick<Environment, 'app'>) =>
  fromCallback<Events>(({ sendBack }) =>
    subscribeToService(
      app(),
      () => app().system.get('session'),
      (session) => {
        const recovered = session.on('session.recovered', (event) => sendBack(event));
        return () => recovered.unsubscribe();
      },
    ),
  );

import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectConfig } from '../../../../machines/app/app/app.selectors';
import type { ContactValues } from '../../../../machines/content/contact/contact.types';
import { selectOwner, selectUser } from '../../../../machines/session/session/session.selectors';
import type { User } from '../../../domain/entities';
import { fareEstimator, type FareEstimator } from '../../../domain/fare-estimator';
import { settings } from '../../../domain/settings';
import { contactInput, provideContact } from './contact.provide';
import { phoneValues } from '../../../ui/phone-field/phone-values';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';

const isCustomer = (user: User | null): user is User =>
  user !== null && !user.guest && (!user.admin || user.impersonation !== null);

/** The empty form, with what is known of a signed-in customer. */
function blankFor(user: User | null): ContactValues {
  const known = isCustomer(user) ? user : null;
  return {
    name: known === null ? '' : `${known.firstName} ${known.lastName}`.trim(),
    ...phoneValues(known?.phone),
    email: known?.email ?? '',
    subject: '',
    message: '',
  };
}

/** Whose form it is: another one for whoever signs in next, so that nobody sees what somebody else has typed. */
export function useContactOwner(): string {
  const { app } = useAppContext();
  return useSelector(useService(app, 'session'), selectOwner) ?? 'nobody';
}

/** The fare estimator of this deployment; `null` where it has none. */
export function useFareEstimator(): FareEstimator | null {
  const { app } = useAppContext();
  const config = useSelector(app, selectConfig);
  return fareEstimator(config?.fareEstimatorUrl ?? null, settings, window.location.origin);
}

/**
 * The actor of one contact form, with the draft of an earlier one.
 *
 * @param estimator what the panel offers beside the form
 * @param asksBotCheck whether the route that is shown when the form is sent lets a bot-check token be asked for
 */
export function useContact(estimator: FareEstimator | null, asksBotCheck: () => boolean) {
  const { app, environment } = useAppContext();
  const [machine] = useState(() => provideContact(environment, { asksBotCheck }));
  const [input] = useState(() =>
    contactInput(environment, {
      blank: blankFor(selectUser(app.system.get('session').getSnapshot())),
      embedded: estimator !== null && estimator.place !== 'elsewhere',
    }),
  );
  return useScreenActor(machine, { input });
}

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

/** Returns the initial form, with the details of a signed-in customer. */
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

/** Returns the owner of the form. A new owner gets a new form, so that no person sees what another has typed. */
export function useContactOwner(): string {
  const { app } = useAppContext();
  return useSelector(useService(app, 'session'), selectOwner) ?? 'nobody';
}

/** Returns the fare estimator of this deployment, or `null` if it has none. */
export function useFareEstimator(): FareEstimator | null {
  const { app } = useAppContext();
  const config = useSelector(app, selectConfig);
  return fareEstimator(config?.fareEstimatorUrl ?? null, settings, window.location.origin);
}

/**
 * Creates the actor of one contact form, with the draft of an earlier one.
 *
 * @param estimator the fare estimator that the panel offers
 * @param asksBotCheck called when the form is sent: whether the current route allows bot-check tokens
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

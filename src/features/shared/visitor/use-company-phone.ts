import { useSelector } from '@xstate/react';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { companyPhone } from '../../../domain/phones/company-phone';
import type { ScreenActor } from '../../../ui/screen-actor';

/**
 * Returns the company's phone number for whoever is signed in, as configured, or `null` if there is none.
 *
 * @param company the configuration, or `null` until it is loaded
 */
export const useCompanyPhone = (
  session: ScreenActor<typeof sessionMachine>,
  company: Parameters<typeof companyPhone>[0],
): string | null => useSelector(session, (snapshot) => companyPhone(company, selectUser(snapshot)));

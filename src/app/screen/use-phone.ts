import { useSelector } from '@xstate/react';
import { selectConfig } from '../../../machines/app/app/app.selectors';
import { useCompanyPhone } from '../../features/shared/visitor/use-company-phone';
import { useAppContext } from './use-app-context';
import { useService } from './use-service';

/** Returns the company's phone number for whoever is signed in, or `null` if there is none or it is not known yet. */
export function usePhone(): string | null {
  const { app } = useAppContext();
  return useCompanyPhone(useService(app, 'session'), useSelector(app, selectConfig));
}

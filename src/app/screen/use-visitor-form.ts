import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectConfig, selectIsReady } from '../../../machines/app/app/app.selectors';
import type { Company } from '../../features/shared/visitor/brand-panel';
import type { Environment } from '../environment/environment';
import type { provideForm } from '../../features/session/form-submission/form-submission.provide';
import { rootRoute } from '../router/root';
import { useScreenActor } from './use-screen-actor';

/** Returns the company details that the visitor screens show, as far as the configuration is known. */
export function useCompany(): Company {
  const { app } = rootRoute.useRouteContext();
  const config = useSelector(app, selectConfig);
  return {
    contactNumber: config?.hasContact ? (config.contactNumber ?? null) : null,
    appDownloadLink: config?.appDownloadLink ?? null,
  };
}

/**
 * Returns what the screen of a plain form outside a session needs.
 *
 * @param provide provides the form with its requests; called once
 */
export function useVisitorForm(provide: (environment: Environment) => ReturnType<typeof provideForm>) {
  const { app, environment } = rootRoute.useRouteContext();
  const [machine] = useState(() => provide(environment));
  return {
    actor: useScreenActor(machine),
    /** The app has started and can send the form. */
    ready: useSelector(app, selectIsReady),
    company: useCompany(),
  };
}

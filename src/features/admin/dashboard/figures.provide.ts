import { getDashboard } from '../../../api/calls/admin-area';
import type { Environment } from '../../../app/environment/environment';
import { provideOwnedList } from '../../app/resource/resource.provide';

/** No stale time: each visit loads the figures, and so does Refresh. */
const LASTS = 0;

/** Provides the figures of the admin's dashboard (D2.extensionGroups.admin). */
export const provideFigures = (environment: Environment) =>
  provideOwnedList(
    environment,
    () => Promise.resolve((client, _admin, options) => getDashboard(client, options)),
    LASTS,
  );

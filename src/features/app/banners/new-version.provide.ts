import { fromPromise } from 'xstate';
import { newVersionMachine } from '../../../../machines/app/new-version/new-version.machine';
import type { Work } from '../../../../machines/app/new-version/new-version.types';
import { PAYMENT_RECHECK_MS } from '../../../domain/limits';
import { reloadPage } from '../../../platform/page';
import type { Environment } from '../../../app/environment/environment';

/** Provides the bar of a new version. It checks for pending payments and for drafts. */
export const provideNewVersion = ({ adapters }: Environment) =>
  newVersionMachine.provide({
    actors: {
      findWork: fromPromise<Work, Record<never, never>>(() => {
        if (adapters.payments.isUnderWay()) return Promise.resolve({ kind: 'payment' });
        return Promise.resolve({ kind: adapters.drafts.any() ? 'unsavedInput' : 'none' });
      }),
    },
    delays: { paymentRecheck: PAYMENT_RECHECK_MS },
    actions: { reloadPage },
  });

import { fromPromise } from 'xstate';
import { contentMachine } from '../../../../machines/content/content/content.machine';
import type { Content, ContentInput, ContentPage } from '../../../../machines/content/content/content.types';
import type { CallOptions, Client } from '../../../api/client';
import { CALL_TIMEOUT_MS } from '../../../domain/limits';
import { lateCode } from '../../../platform/late-code';
import type { Environment } from '../../../app/environment/environment';

type Calls = Readonly<Record<ContentPage, (client: Client, options: CallOptions) => Promise<Content>>>;

/** Loads the requests with the first page that needs them, not with the first screen. */
const loadCalls = async (): Promise<Calls> => {
  const { getTerms, getPrivacy, getContact } = await lateCode(() => import('../../../api/calls/pages'));
  return { terms: getTerms, privacy: getPrivacy, contact: getContact };
};

/** Provides a page with content from the server. */
export const provideContent = ({ client, adapters }: Pick<Environment, 'client' | 'adapters'>) =>
  contentMachine.provide({
    actors: {
      loadContent: fromPromise<Content, ContentInput>(async ({ input, signal }) => {
        const calls = await loadCalls();
        return calls[input.page](client, { signal });
      }),
    },
    delays: { loadTimeout: CALL_TIMEOUT_MS },
    guards: { isFresh: (_, { expires }) => adapters.now() < (expires ?? 0) },
  });

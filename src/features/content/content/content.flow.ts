import { content as texts } from '#messages/content/content';
import { fixtures } from '../../../../machines/content/content/content.fixtures';
import { contentMachine } from '../../../../machines/content/content/content.machine';
import type { ContentPage } from '../../../../machines/content/content/content.types';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn, type Step } from '../../../review/play/flow';
import { provideContent } from './content.provide';

const { resolve: terms } = fixtures.outcomes.loadContent.loaded;

/** How the page of a dialog has loaded. The fixtures have no privacy statement. */
const loaded: Readonly<Record<ContentPage, Step>> = {
  terms: { settle: 'loadContent', with: 'loaded' },
  privacy: {
    settle: 'loadContent',
    with: 'loaded',
    outcome: { resolve: { ...terms, title: texts.privacy } },
  },
  contact: { settle: 'loadContent', with: 'subjects' },
};

export const contentFlow = standingIn(
  flowOf(contentMachine, provideContent(playedEnvironment), fixtures),
  (input) => [
    { to: '', event: { type: 'content.requested' } },
    loaded[(input as { readonly page: ContentPage }).page],
  ],
);

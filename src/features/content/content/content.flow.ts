import { fixtures } from '../../../../machines/content/content/content.fixtures';
import { contentMachine } from '../../../../machines/content/content/content.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { provideContent } from './content.provide';

export const contentFlow = standingIn(
  flowOf(contentMachine, provideContent(playedEnvironment), fixtures),
  (input) => [
    { to: '', event: { type: 'content.requested' } },
    {
      settle: 'loadContent',
      with: (input as { readonly page: string }).page === 'contact' ? 'subjects' : 'loaded',
    },
  ],
);

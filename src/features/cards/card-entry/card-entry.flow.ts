import { fixtures } from '../../../../machines/cards/card-entry/card-entry.fixtures';
import { cardEntryMachine } from '../../../../machines/cards/card-entry/card-entry.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { provideCardEntry } from './card-entry.provide';

export const cardEntryFlow = standingIn(
  flowOf(cardEntryMachine, provideCardEntry(playedEnvironment), fixtures),
  () => [{ settle: 'loadProvider', with: 'loaded' }],
);

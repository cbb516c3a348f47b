import { fixtures } from '../../../../machines/cards/expiring-cards/expiring-cards.fixtures';
import { expiringCardsMachine } from '../../../../machines/cards/expiring-cards/expiring-cards.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideExpiringCards } from './expiring-cards.provide';

export const expiringCardsFlow = flowOf(
  expiringCardsMachine,
  provideExpiringCards(playedEnvironment),
  fixtures,
);

import { fixtures } from '../../../../machines/cards/card-authentication/card-authentication.fixtures';
import { cardAuthenticationMachine } from '../../../../machines/cards/card-authentication/card-authentication.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { authenticationOfCard } from '../card-add/card-add.provide';

/** The bank's check of a card that is added on the profile. */
export const cardAuthenticationFlow = flowOf(
  cardAuthenticationMachine,
  authenticationOfCard(playedEnvironment),
  fixtures,
);

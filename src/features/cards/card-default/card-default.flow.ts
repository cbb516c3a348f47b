import { fixtures } from '../../../../machines/cards/card-default/card-default.fixtures';
import { cardDefaultMachine } from '../../../../machines/cards/card-default/card-default.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { provideCardDefault } from './card-default.provide';

export const cardDefaultFlow = standingIn(
  flowOf(cardDefaultMachine, provideCardDefault(playedEnvironment), fixtures),
);

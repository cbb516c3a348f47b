import { cards } from '#messages/cards/cards';
import type { CardDefaultEvent } from '../../../../machines/cards/card-default/card-default.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { press, programFault, server, unavailable } from '../../../review/scripts/words';

const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'standard', does: [] } },
  events: {
    '': doings<CardDefaultEvent>({
      'default.requested': () => [press(`${cards.makeDefault} Joint account`)],
    }),
  },
  outcomes: {
    setDefault: {
      saved: server(),
      refused: { unseen: 'A card that has expired cannot be chosen.' },
      noResponse: unavailable('setDefaultCard'),
      broken: programFault,
    },
    readCards: {
      changed: server(),
      unchanged: server(),
      offline: { unseen: 'A list that cannot be read again says so itself, and nothing else changes.' },
    },
  },
};

export const scripts: ScriptSource = { title: cards.title, executors: [executors] };

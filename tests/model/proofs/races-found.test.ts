import { describe, expect, it } from 'vitest';
import { happening } from '../../support/races/schedules/explore';
import { play } from '../../support/races/play';
import { aoife } from '../../support/races/server';
import { writeNamed } from '../../support/races/writes/writes';

const own = `/api/user/${aoife.uuid}`;

/** Schedules that failed once: the write, and what happened. */
const found: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a withdrawal that never arrived was said to be done, because the list was forgotten while it was looked up',
    'withdraws from a subscription',
    [
      `here: POST ${own}/subscriptions/45/withdraw on its way neverArrives`,
      'Seán signs in elsewhere',
      `here: GET ${own}/cards/premium on its way arrives`,
    ],
  ],
  [
    'lists were asked for in the name of somebody who was gone',
    'adds a card that the bank asks about',
    ['Seán signs in elsewhere', 'logs out in the other tab', 'here: the bank succeeded'],
  ],
  [
    'a card that was saved after its page had been left was missing from a list that passed for fresh',
    'adds a card',
    [`here: POST ${own}/cards/add on its way arrives`, 'leaves the page'],
  ],
  [
    'Premium was paid for twice, because the first payment arrived after nothing of it had been found',
    'adds a profile',
    [
      'here: POST /api/premium/subscribe/add-profile on its way arrivesLate',
      `here: GET ${own}/cards/view on its way arrives`,
      `here: GET ${own}/cards/premium on its way arrives`,
      `here: GET ${own}/cards/view: the answer answered`,
      `here: GET ${own}/cards/premium: the answer answered`,
      `here: GET ${own}/cards/business on its way arrives`,
      `here: GET ${own}/cards/business: the answer answered`,
      'presses',
    ],
  ],
  [
    'a second step that had been added was refused when it was confirmed again, because nobody had looked for it',
    'adds an authenticator app',
    [
      `here: POST ${own}/factors/totp/confirm on its way arrives`,
      `here: POST ${own}/factors/totp/confirm: the answer answerLost`,
      'presses',
    ],
  ],
  ['it was kept whose cards were looked after last', 'logs out', []],
];

describe('a schedule that once failed', () => {
  it.each(found)('%s', async (_what, name, labels) => {
    const { problems } = await play(writeNamed(name), happening(labels));
    expect(problems).toEqual([]);
  });
});

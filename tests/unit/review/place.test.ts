import { describe, expect, it } from 'vitest';
import { formatPlace, readPlace, type Place } from '../../../src/review/site/data/place';

const places: readonly Place[] = [
  { page: 'index', find: '' },
  { page: 'index', find: '3DS & “log in as”?' },
  { page: 'map' },
  { page: 'changes' },
  { page: 'faults', cell: null },
  { page: 'faults', cell: { call: 'GET-api-config', kind: '402-well-shaped' } },
  {
    page: 'flow',
    flow: 'card-add',
    panel: 'walk',
    input: null,
    steps: [],
    heat: 'off',
    state: null,
    stops: [],
    folds: [],
    embed: false,
  },
  {
    page: 'flow',
    flow: 'card-add',
    panel: 'screen',
    input: 'selecting',
    steps: ['~card.submitted~2', 'cardEntry/createToken!token', '*9000', 'cardEntry~cardholder.changed'],
    heat: 'browser',
    state: 'entering.typing',
    stops: ['posting', 'entering.typing'],
    folds: ['entering'],
    embed: true,
  },
  {
    page: 'flow',
    flow: 'tabs',
    panel: 'coverage',
    input: null,
    steps: [],
    heat: 'asserted',
    state: 'tabs',
    stops: [],
    folds: [],
    embed: false,
  },
  {
    page: 'flow',
    flow: 'card-add',
    panel: 'review',
    input: null,
    steps: ['~card.submitted~=%7B%22nickname%22%3A%22Ann%27s%22%7D', 'postCard!added~=%22c1%22'],
    heat: 'off',
    state: null,
    stops: [],
    folds: [],
    embed: false,
  },
];

describe('the address of a place in the review', () => {
  it.each(places)('round-trips: $page $panel', (place) => {
    expect(readPlace(formatPlace(place))).toEqual(place);
  });

  it.each([
    ['', 'index'],
    ['#', 'index'],
    ['#/', 'index'],
    ['#/map', 'map'],
  ])('%s is the page %s', (hash, page) => {
    expect(readPlace(hash)).toMatchObject({ page });
  });

  it.each([
    ['#/flow/card-add?state=<b>', { state: null }],
    ['#/flow/card-add?state=', { state: null }],
    [`#/flow/card-add?state=${'x'.repeat(161)}`, { state: null }],
    ['#/flow/card-add?stop=posting,<b>,posting', { stops: ['posting'] }],
    ['#/flow/card-add/chart?embed', { panel: 'chart', embed: true }],
    ['#/?find=%E0%A4%A', { find: '' }],
    ['#/?search=card', { find: '' }],
    [`#/?find=${'x'.repeat(100)}`, { find: 'x'.repeat(80) }],
  ])('%s loses what is unknown', (hash, left) => {
    expect(readPlace(hash)).toMatchObject(left);
  });

  it('can hold half of a character', () => {
    expect(formatPlace({ page: 'index', find: 'card \ud83d' })).toBe('#/?find=card%20');
  });

  it.each([
    ['#/nowhere', /names no place/],
    ['#/map/of/all/things', /names no place/],
    ['#/faults/<b>/401', /names no place/],
    ['#/flow/', /names no flow/],
    ['#/flow/<script>', /names no flow/],
    ['#/flow/card-add/kitchen', /asks for “kitchen”/],
    ['#/flow/card-add/walk?heat=much', /heat layer/],
    ['#/flow/card-add/walk?input=%3Cb%3E', /input/],
    ['#/flow/card-add/walk?steps=~card.submitted,{}', /Step 2 of the link cannot be read/],
    ['#/flow/card-add/walk?steps=javascript:alert(1)', /Step 1 /],
    [
      `#/flow/card-add/walk?steps=${Array.from({ length: 401 }, () => '*1').join(',')}`,
      /more than 400 steps/,
    ],
    [`#/${'x'.repeat(200_001)}`, /too long/],
  ])('%s is refused with a reason', (hash, reason) => {
    expect(readPlace(hash)).toEqual({ fault: expect.stringMatching(reason) as unknown });
  });
});

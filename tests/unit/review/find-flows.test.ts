import process from 'node:process';
import { setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { flowTexts } from '../../../src/build/flow-texts';
import { flows } from '../../../src/review/flows';
import { catalogue } from '../../../src/review/model/catalogue';
import { chartOf } from '../../../src/review/model/chart';
import { findFlows, searchOf, type FindableFlow } from '../../../src/review/model/search/find-flows';
import { areas, headingOf } from '../../../src/review/model/headings';
import { flowAreas } from '../../../src/review/model/machine-sources';
import { requirements } from '../../../src/review/model/requirements';
import { synonyms } from '../../../src/review/model/search/synonyms';
import type { Flow } from '../../../src/review/play/flow';

const door = setup({
  delays: { patience: 5 },
  guards: { keyFits: () => true },
}).createMachine({
  id: 'front-door',
  description: 'Open a door. Somebody opens the door, and it ends when it is open.',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody has knocked.',
      meta: { screen: 'door', requirement: 'S4.openingADoor.1' },
      on: { 'bell.rung': { guard: 'keyFits', target: 'nowOpen' } },
      after: { patience: 'nowOpen' },
    },
    nowOpen: { description: 'The door stands open.' },
  },
});

const flowOf = (machine: Flow['machine'], texts: readonly string[]): FindableFlow => ({
  name: machine.id,
  ...headingOf(machine.root.description ?? ''),
  chart: chartOf(machine),
  texts,
});

const oneDoor = searchOf(
  [flowOf(door, ['Please wipe your feet.'])],
  new Map([['S4.openingADoor.1', 'A visitor is let in.']]),
);
const inDoor = (query: string) => findFlows(oneDoor, query)[0]?.matches.map(({ kind, text }) => [kind, text]);

describe('the search for flows', () => {
  it.each([
    ['open a door', 'flow', 'Open a door', null],
    ['nowOpen', 'state', 'nowOpen', 'front-door.nowOpen'],
    ['knocked', 'state', 'shut', 'front-door.shut'],
    ['bell.rung', 'event', 'bell.rung', 'front-door.shut'],
    ['patience', 'delay', 'patience', 'front-door.shut'],
    ['key fits', 'guard', 'keyFits', 'front-door.shut'],
    ['openingADoor', 'requirement', 'S4.openingADoor.1 A visitor is let in.', 'front-door.shut'],
    ['let in', 'requirement', 'S4.openingADoor.1 A visitor is let in.', 'front-door.shut'],
    ['WIPE feet', 'text', 'Please wipe your feet.', null],
  ])('finds by ‘%s’ the %s ‘%s’', (query, kind, text, state) => {
    const [found] = findFlows(oneDoor, query);
    expect(found?.name).toBe('front-door');
    expect(found?.matches).toContainEqual({ kind, text, state, via: null });
  });

  it('finds words by their beginnings, but short ones only whole', () => {
    expect(inDoor('knock')).toEqual([['state', 'shut']]);
    expect(inDoor('nocked')).toBeUndefined();
    expect(inDoor('le')).toBeUndefined();
  });

  it('finds nothing if one of the words is nowhere, and if nothing is asked for', () => {
    expect(findFlows(oneDoor, 'knocked window')).toEqual([]);
    expect(findFlows(oneDoor, '  ')).toEqual([]);
    expect(findFlows(oneDoor, '…')).toEqual([]);
  });

  it('takes a word of the flow’s name together with one of its parts, without listing every part', () => {
    expect(inDoor('front knocked')).toEqual([['state', 'shut']]);
    expect(inDoor('front door')).toEqual([['flow', 'Open a door']]);
  });

  it('lists names first, and selects the state of the first match that has one', () => {
    const [found] = findFlows(oneDoor, 'open');
    expect(found?.matches.map(({ kind }) => kind)).toEqual(['flow', 'state', 'flow', 'requirement']);
    expect(found?.state).toBe('front-door.nowOpen');
  });
});

const texts = flowTexts(process.cwd());
const everything = searchOf(
  Object.entries<Flow>(flows).map(([name, { machine }]) =>
    flowOf(
      machine,
      (texts[name] ?? []).flatMap((area) => Object.values(catalogue[area] ?? {})),
    ),
  ),
  requirements,
);
const first = (query: string) => {
  const [found] = findFlows(everything, query);
  return [found?.name, found?.state];
};

describe('the flows of the product', () => {
  it.each([
    ['3DS', 'card-authentication', 'card-authentication.authenticating'],
    ['3-D Secure', 'card-authentication', 'card-authentication.authenticating'],
    ['402', 'submission', 'submission.authenticating'],
    ['fallback', 'submission', 'submission.cardOnly'],
    ['polling', 'expiring-cards', 'expiring-cards.check'],
    ['session recheck', 'session', 'session.rechecking'],
    ['log in as', 'impersonation-start', 'impersonation-start.open'],
  ])('are found by ‘%s’: %s first', (query, name, state) => {
    expect(first(query)).toEqual([name, state]);
  });

  it.each([
    ['402', ['card-add', 'card-authentication', 'add-premium']],
    ['payment required again', ['card-add']],
    ['fallback', ['stepper', 'add-premium']],
    ['log in as', ['customer-search', 'logout', 'impersonation-clock']],
  ])('‘%s’ also finds %j', (query, names) => {
    expect(findFlows(everything, query).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('are found by a text that people read, and by a requirement', () => {
    const byText = findFlows(everything, 'sure you want to delete this card');
    expect(byText.map(({ name }) => name)).toContain('card-removal');
    const byKey = findFlows(everything, 'S4.addingACard.2').map(({ name }) => name);
    expect(byKey).toEqual(expect.arrayContaining(['card-add', 'card-authentication']));
  });

  it('are in areas that the first page lists', () => {
    const listed: readonly string[] = areas.map(({ area }) => area);
    expect(Object.keys(flows).filter((name) => !listed.includes(flowAreas[name] ?? ''))).toEqual([]);
  });

  it('are those that synonyms lead to, and so are the states', () => {
    const places = synonyms.flatMap((synonym) => synonym.places);
    const lost = places.filter(({ flow, state }) => {
      const found = (flows as Record<string, Flow>)[flow];
      return !found || !(state === null || chartOf(found.machine).states.some(({ id }) => id === state));
    });
    expect(lost).toEqual([]);
  });

  it('know the texts of their screens by what these import', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(flows).sort());
    expect(texts['card-removal']).toContain('card-removal');
    expect(texts['add-premium']).toContain('add-premium');
    expect(
      Object.values(texts)
        .flat()
        .filter((area) => !Object.hasOwn(catalogue, area)),
    ).toEqual([]);
  });
});

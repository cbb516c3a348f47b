import { describe, expect, it } from 'vitest';
import { isOfCall } from '../../../src/review/faults/call';
import { faultCalls } from '../../../src/review/faults/calls';
import { faultyNetwork } from '../../../src/review/faults/faulty-fetch';
import { handsOf } from '../../../src/review/faults/hands';
import { faultKinds } from '../../../src/review/faults/kinds';
import { practiceServer, type Asked } from '../../../src/review/faults/practice-server';
import { cellNamed, faultColumns, faultRows } from '../../../src/review/site/data/fault-table';
import { formatPlace } from '../../../src/review/site/data/place';
import { findPlace } from '../../../src/review/site/find-place';

const cells = faultRows.flatMap(({ kinds }) => kinds.flat());
const metAt = (call: string, kind: string) =>
  cells.find((cell) => cell.call.name === call && cell.kind === kind)?.met;
const user = '/api/user/{uuid}';

describe('the table of faults', () => {
  it('has a row for each of the 31 calls and a column for each of the 30 kinds', () => {
    expect(faultRows).toHaveLength(31);
    expect(faultColumns).toHaveLength(30);
    expect(faultRows.flatMap(({ kinds }) => kinds)).toHaveLength(930);
    expect(faultRows.flatMap(({ kinds }) => kinds).filter((ways) => ways.length === 0)).toEqual([]);
  });

  it('has a link for every cell', () => {
    const links = cells.map(({ name }) => formatPlace({ page: 'faults', cell: name }));
    expect(new Set(links).size).toBe(cells.length);
    for (const [index, link] of links.entries()) {
      expect(findPlace(link)).toEqual({ page: 'faults', cell: cells[index] });
    }
  });

  it('has no cell for an invalid link', () => {
    expect(cellNamed({ call: 'GET-api-config', kind: '418' })).toBeNull();
    expect(findPlace('#/faults/GET-api-config/418')).toEqual({
      fault: 'The link names no cell of the table of faults.',
    });
  });

  it.each([
    ['GET /api/config', '500 in JSON', 'Retry'],
    ['GET /api/auth/user', '401', 'Sign in again'],
    ['GET /api/premium/config', '404', 'No Premium'],
    [`GET ${user}/cards/view`, 'missing field', 'Left out'],
    [`GET ${user}/cards/view`, 'very large', 'Done'],
    [`POST ${user}/cards/add`, '402 well-shaped', 'Bank check'],
    [`POST ${user}/cards/add`, 'broken after the work', 'Done'],
    [`POST ${user}/cards/add`, 'broken before the work', 'Retry'],
    [`POST ${user}/settings/update`, '422 with fields', 'Field error'],
    [`POST ${user}/settings/update`, '409', 'Refused'],
    [`POST ${user}/settings/update`, 'other version', 'New version'],
    ['GET /api/auth/logout', '401', 'Done'],
  ] as const)('shows for %s and %s: %s', (call, kind, met) => {
    expect(metAt(call, kind)).toBe(met);
  });
});

/** A body that has what the practice server reads of any call. */
const card = { token: 'pm_sandbox_4242424242424242_x', last4: '4242' };
const json = JSON.stringify({ paymentMethod: card, card, cardNickName: 'Office' });
const ids: Readonly<Record<string, string>> = { cardId: '13', accountId: '41', subscriptionId: '31' };

const askedOf = (name: string, key: string | null = null): Asked => {
  const [method = '', template = ''] = name.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/gu, (_all, id: string) => ids[id] ?? 'x');
  return { method, path, body: json, key };
};

const situationOf = (call: (typeof faultCalls)[number]) => ({
  person: call.person,
  offered: true,
  subscribed: true,
  active: true,
  ...handsOf(call).situation,
});

describe('the practice server', () => {
  it.each(faultCalls.map((call) => [call.name, call] as const))('executes %s', (name, call) => {
    const asked = askedOf(name);
    expect(isOfCall(call, asked.method, asked.path)).toBe(true);
    const { status, body } = practiceServer(situationOf(call)).work(asked);
    expect({ status, code: (JSON.parse(body) as { readonly code: number }).code }).toEqual({
      status: 200,
      code: 200,
    });
  });

  it('executes two requests with the same key once', () => {
    const server = practiceServer({ person: 'customer', offered: true, subscribed: true, active: true });
    const list = () =>
      JSON.parse(server.work(askedOf(`GET ${user}/cards/view`)).body) as { response: unknown[] };
    const before = list().response.length;
    const add = askedOf(`POST ${user}/cards/add`, 'a press');
    expect(server.work(add)).toEqual(server.work(add));
    expect(list().response).toHaveLength(before + 1);
  });

  it('has no user once the session has ended', () => {
    const server = practiceServer({ person: 'customer', offered: true, subscribed: true, active: true });
    server.endSession();
    expect(server.work(askedOf(`GET ${user}/cards/view`)).status).toBe(401);
    expect(server.work(askedOf('GET /api/config')).status).toBe(200);
  });
});

describe('the network of a cell', () => {
  it.each(faultCalls.map((call) => [call.name, call] as const))(
    'applies each kind to %s, and nothing once it is repaired',
    async (name, call) => {
      for (const play of faultKinds.flatMap(({ plays }) => plays)) {
        const network = faultyNetwork(practiceServer(situationOf(call)), call, play, 1);
        const { method, path, body } = askedOf(name);
        const ask = async () => {
          const answer = await network.fetch(path, { method, ...(method !== 'GET' && { body }) });
          return { status: answer.status, text: await answer.text() };
        };
        await ask().catch((error: unknown) => expect(String(error)).toContain('Failed to fetch'));
        network.mend();
        expect([200, 401]).toContain((await ask()).status);
      }
    },
  );
});

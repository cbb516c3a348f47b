import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Backlog } from '../../../../src/review/live/backlog';
import { heardOfAll, heardOfLatest } from '../../../../src/review/live/heard';
import type { LiveMessage } from '../../../../src/recording/message';
import { serveStream } from '../../../../src/review/live/serve-stream';
import { eventually } from '../../../support/browser/eventually';

const begun = (page = 1): LiveMessage => ({ kind: 'page', page, order: 0, at: 0 });
const step = (order: number, page = 1): LiveMessage => ({
  kind: 'step',
  ended: order,
  page,
  order,
  at: order,
  actor: 1,
  from: null,
  event: { type: 'form.edited' },
  branches: [],
  value: 'editing',
  tags: [],
  status: 'active',
  context: {},
});
const pagesOf = (messages: readonly LiveMessage[]) => messages.map(({ page, order }) => [page, order]);

describe('the stored messages of the running app', () => {
  it('number the pages in the order of their loads', () => {
    const backlog = new Backlog();
    const heard: LiveMessage[] = [];
    const end = backlog.listen((messages) => heard.push(...messages));
    const [one, other] = [{}, {}];
    backlog.add(one, [begun(), step(1)]);
    backlog.add(other, [begun()]);
    backlog.add(one, [step(2), { kind: 'step' }, 'words']);
    backlog.add(other, 'words');
    backlog.add({}, [step(9)]);
    end();
    backlog.add(other, [step(1)]);
    expect(pagesOf(heard)).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [1, 2],
    ]);
    expect(pagesOf(backlog.all())).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [2, 0],
      [2, 1],
    ]);
  });

  it('drop old pages', () => {
    const backlog = new Backlog();
    for (let page = 0; page < 6; page += 1) backlog.add({}, [begun()]);
    expect(pagesOf(backlog.all())).toEqual([3, 4, 5, 6].map((page) => [page, 0]));
  });
});

describe('the received messages', () => {
  const first = [begun(1), step(1, 1)];
  it('are those of the newest page, or of all pages during a recording', () => {
    expect(heardOfLatest(first, [step(2, 1)])).toEqual([...first, step(2, 1)]);
    expect(heardOfLatest(first, [begun(2)])).toEqual([begun(2)]);
    expect(heardOfAll(first, [begun(2)])).toEqual([...first, begun(2)]);
  });
  it('are counted once if repeated', () => {
    expect(heardOfAll(first, [...first, step(2, 1)])).toEqual([...first, step(2, 1)]);
  });
});

describe('the stream', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  async function listen(backlog: Backlog, origin: string | null) {
    const server = createServer((request, response) => serveStream(backlog, request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const headers = origin === null ? {} : { Origin: origin };
    const response = await new Promise<IncomingMessage>((done) => {
      get({ host: '127.0.0.1', port, headers }, done).on('error', () => undefined);
    });
    let text = '';
    response.on('data', (chunk: Buffer) => (text += chunk.toString()));
    response.on('error', () => undefined);
    return { response, text: () => text };
  }

  it('sends past and new messages', async () => {
    const backlog = new Backlog();
    const page = {};
    backlog.add(page, [begun()]);
    const { response, text } = await listen(backlog, 'http://localhost:4174');
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'access-control-allow-origin': 'http://localhost:4174',
    });
    await eventually(text).toBe(`data: ${JSON.stringify([begun()])}\n\n`);
    backlog.add(page, [step(1)]);
    await eventually(text).toContain(`data: ${JSON.stringify([step(1)])}\n\n`);
  });

  it.each(['https://example.com', 'null', 'http://localhost.example.com', 'http://localhost:1@example.com'])(
    'is refused to %s',
    async (origin) => {
      const backlog = new Backlog();
      backlog.add({}, [begun()]);
      const { response, text } = await listen(backlog, origin);
      expect(response.statusCode).toBe(403);
      await eventually(text).toContain('Only a flow review on this machine');
      expect(text()).not.toContain('data:');
    },
  );
});

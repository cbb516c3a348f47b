import { describe, expect, it } from 'vitest';
import { downloadName } from '../../src/api/download';
import { clientAgainst, genericMessages, refusalOf } from '../support/backends/client-under-test';
import { html, json, type Behaviour } from '../support/backends/stand-in-server';

const PDF = '%PDF-1.7';

const file = (
  disposition?: string,
  more: Readonly<Record<string, string>> = {},
  status = 200,
): Behaviour => ({
  kind: 'answer',
  status,
  headers: {
    'Content-Type': 'application/pdf',
    ...(disposition !== undefined && { 'Content-Disposition': disposition }),
    ...more,
  },
  body: PDF,
});

const download = async (behaviour: Behaviour) => {
  const under = await clientAgainst(() => behaviour);
  return { ...under, got: under.client.download({ url: '/api/x/pdf' }, downloadName) };
};

describe('a download', () => {
  it('has the name from content-disposition and the bytes of the body', async () => {
    const { got, server } = await download(file('attachment; filename="R-2026-0007.pdf"'));
    const { name, content } = await got;
    expect(name).toBe('R-2026-0007.pdf');
    expect(content.type).toBe('application/pdf');
    expect(await content.text()).toBe(PDF);
    expect(server.requests[0]?.headers['x-requested-with']).toBe('XMLHttpRequest');
  });

  it('is called download without one', async () => {
    expect((await (await download(file())).got).name).toBe('download');
  });

  it('may be a JSON file if the server sends it as an attachment', async () => {
    const { got } = await download(
      json({ code: 500 }, 200, { 'Content-Disposition': 'attachment; filename=a.json' }),
    );
    expect((await got).name).toBe('a.json');
  });

  it.each<[string, Behaviour, object]>([
    [
      'a refusal',
      json({ code: 404, message: 'Gone.' }, 404),
      { kind: 'rejected', code: 404, messages: ['Gone.'] },
    ],
    ['a file that is refused', file('attachment', {}, 400), { kind: 'unparseable', code: 400 }],
    ['a refusal with status 200', json({ code: 404 }), { kind: 'rejected', code: 404 }],
    ['an error page', html('<p>Bad gateway</p>', 502), { kind: 'unparseable', code: 502 }],
    ['an envelope in its place', json({ code: 200 }), { kind: 'malformed', messages: genericMessages }],
    ['a broken connection', { kind: 'truncate', bytes: 3, body: PDF }, { kind: 'network', code: 503 }],
  ])('fails with %s', async (_, behaviour, expected) => {
    const { got, notices } = await download(behaviour);
    expect(await refusalOf(got)).toMatchObject(expected);
    expect(notices).toEqual([]);
  });

  it('checks the session and the version like any other call', async () => {
    const answers = [
      file('attachment', { 'X-App-Version': '1' }),
      file('attachment', { 'X-App-Version': '2' }),
      json({ code: 401 }, 401),
    ];
    const { client, events } = await clientAgainst(() => answers.shift() ?? file());
    await client.download({ url: '/a' }, downloadName);
    await client.download({ url: '/b' }, downloadName);
    expect((await refusalOf(client.download({ url: '/c' }, downloadName))).kind).toBe('unauthorized');
    expect(events).toEqual(['expired 2', 'unauthorized']);
  });
});

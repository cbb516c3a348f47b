import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectFailed,
  selectMessages,
  selectSavedName,
} from '../../../machines/app/download/download.selectors';
import { aoife, novemberReceipt } from '../../../machines/samples';
import type { Client } from '../../../src/api/client';
import type { FileToSave } from '../../../src/platform/save-file';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { provideReceiptDownload } from '../../../src/features/profiles/receipts/receipt-download.provide';

const wanted = { id: novemberReceipt.id, name: novemberReceipt.number };

const pdf = () =>
  new Response('%PDF-1.7 the receipt', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="R-2026-0007.pdf"',
    },
  });
const envelope = (code: number, message: string) =>
  new Response(JSON.stringify({ code, message }), {
    status: code,
    headers: { 'content-type': 'application/json' },
  });

async function press(
  answer: () => Response,
  save?: (file: FileToSave) => void,
  client: Partial<Client> = {},
) {
  const asked: string[] = [];
  const files: FileToSave[] = [];
  const failures: unknown[] = [];
  const fetch = (input: RequestInfo | URL) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve().then(answer);
  };
  const { environment } = createAppSystem({
    ...createAdapters({ fetch }),
    failures: { report: (_source, error) => failures.push(error) },
  });
  const ports = { save: save ?? ((file: FileToSave) => files.push(file)) };
  const calling = { ...environment, client: { ...environment.client, ...client } };
  const actor = createActor(provideReceiptDownload(calling, ports), {
    input: { customer: aoife.uuid },
  }).start();
  actor.send({ type: 'download.requested', file: wanted });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 5000 });
  return { snapshot: actor.getSnapshot(), asked, files, failures };
}

describe('Download PDF', () => {
  it('passes the receipt to the browser under the server’s file name', async () => {
    const { snapshot, asked, files } = await press(pdf);
    expect(asked).toEqual([`/api/user/${aoife.uuid}/receipts/${novemberReceipt.id}/pdf`]);
    expect(files.map(({ name }) => name)).toEqual(['R-2026-0007.pdf']);
    expect(await files[0]?.content.text()).toBe('%PDF-1.7 the receipt');
    expect(selectSavedName(snapshot)).toBe('R-2026-0007.pdf');
  });

  it.each([
    ['the server says no', () => envelope(404, 'This was not found.'), ['This was not found.']],
    [
      'it says nothing that can be read',
      () => new Response('<html>', { status: 502 }),
      ['An error occurred with your request', 'Please try again later'],
    ],
    [
      'there is no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
      ['An error occurred with your request', 'Please try again later'],
    ],
  ])('saves no file if %s', async (_, answer, messages) => {
    const { snapshot, files, failures } = await press(answer);
    expect([selectFailed(snapshot), selectMessages(snapshot), files, failures]).toEqual([
      wanted,
      messages,
      [],
      [],
    ]);
  });

  it('reports an error if the browser does not accept it', async () => {
    const { snapshot, failures } = await press(pdf, () => {
      throw new Error('No room');
    });
    expect([selectFailed(snapshot), failures]).toEqual([wanted, [new Error('No room')]]);
  });

  it('is on record, and refused by nobody, where the call itself fails', async () => {
    const broken = new Error('Not a refusal');
    const { snapshot, failures } = await press(pdf, undefined, { download: () => Promise.reject(broken) });
    expect([selectFailed(snapshot), selectMessages(snapshot), failures]).toEqual([wanted, [], [broken]]);
  });
});

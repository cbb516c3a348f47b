// @vitest-environment happy-dom
import { act } from 'react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { receipts as texts } from '#messages/profiles/receipts';
import { downloadMachine } from '../../../machines/app/download/download.machine';
import type { DownloadOutcome, SaveFileInput } from '../../../machines/app/download/download.types';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { aoife, novemberReceipt, refundReceipt } from '../../../machines/samples';
import type { Receipt } from '../../../src/domain/entities';
import { Receipts } from '../../../src/features/profiles/receipts/receipts';
import { button, press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

type State = { readonly failed?: boolean; readonly loading?: boolean };

const list = (items: readonly Receipt[] | null, { failed = false, loading = false }: State) =>
  stillActor<typeof resourceMachine>({
    hasTag: (tag) => (tag === 'failed' ? failed : loading),
    context: { items, leftOut: 0, unreachable: false, owner: null, growsStale: true },
  }).actor;

const onRetry = vi.fn();

async function show(items: readonly Receipt[] | null, state: State = {}) {
  let settle: (outcome: DownloadOutcome) => void = () => undefined;
  const asked: string[] = [];
  const download = createActor(
    downloadMachine.provide({
      actors: {
        saveFile: fromPromise<DownloadOutcome, SaveFileInput>(({ input }) => {
          asked.push(input.file.name);
          return new Promise((resolve) => (settle = resolve));
        }),
      },
      actions: { logFailure: () => undefined },
    }),
    { input: { customer: aoife.uuid } },
  ).start();
  await render(<Receipts list={list(items, state)} download={download} onRetry={onRetry} />);
  const end = (outcome: DownloadOutcome) =>
    act(async () => {
      settle(outcome);
      await Promise.resolve();
    });
  return { asked, end };
}

const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);
const named = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const said = (role: 'alert' | 'status') =>
  [...document.querySelectorAll(`[role=${role}]`)].map((place) => place.textContent).join('');

afterEach(async () => {
  await unmount();
  vi.clearAllMocks();
});

describe('the receipts', () => {
  it('D2.extensionGroups.receipts: each shows purpose, date, number and amount, and has its PDF', async () => {
    await show([refundReceipt, novemberReceipt]);
    expect(rows()).toEqual([
      'Withdrawal from Personal Premium, receipt R-2026-000722 Nov 2026 · R-2026-0008-€9.99Download PDF',
      'Personal Premium, November 202614 Nov 2026 · R-2026-0007€9.99Download PDF',
    ]);
    expect(named('Download PDF of receipt R-2026-0007').textContent).toBe('Download PDF');
  });

  it('show their currency, and no invalid date', async () => {
    await show([{ ...novemberReceipt, date: 'soon', currency: 'GBP' }]);
    expect(rows()).toEqual(['Personal Premium, November 2026R-2026-0007£9.99Download PDF']);
  });

  it('say whether there are none, they are loading, or they could not be loaded', async () => {
    await show([]);
    expect(document.body.textContent).toContain(texts.empty);
    await show(null, { loading: true });
    expect([said('status'), document.querySelector('section')?.getAttribute('aria-busy')]).toEqual([
      texts.loading,
      'true',
    ]);
    await show(null, { failed: true });
    expect([said('alert').includes(texts.failedTitle), said('status')]).toEqual([true, '']);
    await press(button(texts.retry));
    expect([onRetry.mock.calls.length, document.activeElement?.textContent]).toEqual([1, texts.title]);
  });

  it('D7.1: keep the last loaded list if a reload fails', async () => {
    await show([novemberReceipt], { failed: true });
    expect([said('alert').includes(texts.staleTitle), rows().length]).toEqual([true, 1]);
  });
});

describe('Download PDF', () => {
  const first = 'Download PDF of receipt R-2026-0008';
  const second = 'Download PDF of receipt R-2026-0007';

  it('is busy at its receipt while the others wait, and shows the file name', async () => {
    const { asked, end } = await show([refundReceipt, novemberReceipt]);
    await press(named(first));
    expect([named(first).getAttribute('aria-busy'), named(second).getAttribute('aria-busy')]).toEqual([
      'true',
      null,
    ]);
    expect(named(second).getAttribute('aria-disabled')).toBe('true');
    await press(named(second));
    expect(asked).toEqual(['R-2026-0008']);
    await end({ kind: 'saved', name: 'R-2026-0008.pdf' });
    expect([said('status'), named(second).getAttribute('aria-disabled')]).toEqual([
      'Downloaded R-2026-0008.pdf.',
      null,
    ]);
  });

  it('shows for which receipt it failed, with the server’s message or its own, and can be pressed again', async () => {
    const { asked, end } = await show([novemberReceipt]);
    await press(named(second));
    await end({ kind: 'refused', messages: ['This was not found.'] });
    expect(said('alert')).toBe("We couldn't download receipt R-2026-0007This was not found.");
    await press(named(second));
    expect(said('alert')).toBe('');
    await end({ kind: 'refused', messages: [] });
    expect(said('alert')).toContain(texts.notDownloadedHelp);
    expect(asked).toHaveLength(2);
  });
});

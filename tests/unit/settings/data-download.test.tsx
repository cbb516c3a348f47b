// @vitest-environment happy-dom
import { act } from 'react';
import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { dataDownload as texts } from '#messages/settings/data-download';
import { downloadMachine } from '../../../machines/app/download/download.machine';
import type { DownloadOutcome, SaveFileInput } from '../../../machines/app/download/download.types';
import { DataDownloadSection } from '../../../src/features/settings/data-download/data-download-section';
import { button, press, render, unmount } from '../ui/render';

async function show() {
  let settle: (outcome: DownloadOutcome) => void = () => undefined;
  const actor = createActor(
    downloadMachine.provide({
      actors: {
        saveFile: fromPromise<DownloadOutcome, SaveFileInput>(
          () => new Promise((resolve) => (settle = resolve)),
        ),
      },
      actions: { logFailure: () => undefined },
    }),
    { input: { customer: 'u1' } },
  ).start();
  await render(<DataDownloadSection actor={actor} />);
  const end = (outcome: DownloadOutcome) =>
    act(async () => {
      settle(outcome);
      await Promise.resolve();
    });
  return {
    saved: () => end({ kind: 'saved', name: 'my-data-2026-11-20.json' }),
    failed: () => end({ kind: 'refused', messages: [] }),
  };
}

const status = () => document.querySelector('[role=status]')?.textContent;
const alert = () => document.querySelector('[role=alert]')?.textContent;

afterEach(unmount);

describe('Download my data', () => {
  it('shows its progress, and the file name', async () => {
    const { saved } = await show();
    expect([status(), alert()]).toEqual(['', '']);
    await press(button(texts.download));
    expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
    await saved();
    expect([status(), alert()]).toEqual(['Your data has been downloaded as my-data-2026-11-20.json.', '']);
    expect(document.querySelector('button')?.getAttribute('aria-busy')).toBeNull();
  });

  it('says that there is no file if something could not be read, and can be pressed again', async () => {
    const { saved, failed } = await show();
    await press(button(texts.download));
    await failed();
    expect([status(), alert()]).toEqual(['', texts.failedTitle + texts.failedHelp]);
    await press(button(texts.download));
    expect(alert()).toBe('');
    await saved();
    expect(status()).toContain('my-data-2026-11-20.json');
  });
});

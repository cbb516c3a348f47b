// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog, DialogDescription } from '../../../src/ui/dialog';
import { frames, render, unmount } from './render';

afterEach(unmount);

describe('a question', () => {
  const shown = (kind: 'window' | 'question', sentence: string | null) => (
    <Dialog title="Leave?" kind={kind} closeLabel="Close" closable onClose={() => undefined}>
      {sentence === null ? null : <DialogDescription>{sentence}</DialogDescription>}
      <button data-safe>Stay</button>
    </Dialog>
  );
  const described = (role: string) =>
    document.querySelector(`[role=${role}]`)?.getAttribute('aria-describedby');

  it('is an alert dialog that its sentence describes', async () => {
    await render(shown('question', 'What you entered is lost.'));
    await frames();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    const sentence = document.getElementById(described('alertdialog') ?? '');
    expect(sentence?.textContent).toBe('What you entered is lost.');
  });

  it('is not what every dialog is', async () => {
    await render(shown('window', null));
    await frames();
    expect([document.querySelector('[role=alertdialog]'), described('dialog')]).toEqual([null, null]);
  });
});

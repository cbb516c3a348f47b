// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog';
import { frames, render, unmount } from './render';

afterEach(unmount);

it('a press outside closes no dialog, because it may hold typed input', async () => {
  const onClose = vi.fn();
  await render(
    <Dialog title="Add a card" closeLabel="Close" closable onClose={onClose}>
      <form />
    </Dialog>,
  );
  await frames();
  act(() => {
    for (const type of ['pointerdown', 'pointerup', 'click'])
      document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  });
  await frames();
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../src/platform/save-file';

type Pressed = { readonly href: string; readonly name: string; readonly attached: boolean };

let pressed: Pressed[] = [];
const made = vi.fn((_content: Blob) => 'blob:here/1');
const revoked = vi.fn();

beforeEach(() => {
  pressed = [];
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => made(content as Blob));
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push({ href: this.href, name: this.download, attached: this.isConnected });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  made.mockClear();
  revoked.mockClear();
});

it('passes the content to the browser under its name, and leaves nothing in the page', () => {
  const content = new Blob(['{}'], { type: 'application/json' });
  saveFile({ name: 'my-data.json', content });
  expect(pressed).toEqual([{ href: 'blob:here/1', name: 'my-data.json', attached: true }]);
  expect(made).toHaveBeenCalledWith(content);
  expect(document.querySelector('a')).toBeNull();
});

it('revokes the object URL once the browser has had time to start', () => {
  saveFile({ name: 'my-data.json', content: new Blob(['{}']) });
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:here/1');
});

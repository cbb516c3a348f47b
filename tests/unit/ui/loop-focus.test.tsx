// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../../src/ui/dialog';
import { PAGE_ID } from '../../../src/ui/page-id';
import { pressTab, render, rerender, settling, unmount } from './render';

afterEach(unmount);

const page = () => document.getElementById(PAGE_ID);
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const named = (name: string): HTMLElement => {
  const found = [
    ...document.querySelectorAll<HTMLElement>('[role=dialog] :is(h2, button, input, iframe)'),
  ].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (!found) throw new Error(`The dialog has no ${name}`);
  return found;
};

/** A dialog over a page with a button. Its first control is 'Close'. */
const screen = (content: ReactNode) => (
  <>
    <div id={PAGE_ID}>
      <main>
        <button>Behind</button>
      </main>
    </div>
    <Dialog title="Add a card" closeLabel="Close" closable onClose={() => undefined}>
      {content}
    </Dialog>
  </>
);

async function open(content: ReactNode): Promise<void> {
  await render(screen(content));
  await settling(() => expect(page()?.hasAttribute('inert')).toBe(true));
}

const form = (
  <form>
    <input aria-label="Nickname" />
    <button type="button">Add card</button>
  </form>
);

/** What another script adds to the document. */
function addBeside(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}

/** A frame of another origin, into which the page cannot look. */
const closed = (frame: HTMLElement): HTMLElement =>
  Object.defineProperty(frame, 'contentDocument', { value: null });

describe('Tab in a dialog', () => {
  it('leads from its last control to the first, and back', async () => {
    await open(form);
    named('Add card').focus();
    expect([await pressTab(), focused()]).toEqual([true, 'Close']);
    expect([await pressTab({ shiftKey: true }), focused()]).toEqual([true, 'Add card']);
  });

  it('is the browser’s between two controls', async () => {
    await open(form);
    named('Nickname').focus();
    expect([await pressTab(), await pressTab({ shiftKey: true }), focused()]).toEqual([
      false,
      false,
      'Nickname',
    ]);
  });

  it('leads back from the title, which precedes all controls, to the last', async () => {
    await open(form);
    named('Add a card').focus();
    expect([await pressTab(), focused()]).toEqual([false, 'Add a card']);
    expect([await pressTab({ shiftKey: true }), focused()]).toEqual([true, 'Add card']);
  });

  it('does not stop at what is invisible or disabled', async () => {
    await open(
      <>
        {form}
        <button disabled>Not yet</button>
        <button style={{ visibility: 'hidden' }}>Never</button>
      </>,
    );
    named('Close').focus();
    expect([await pressTab({ shiftKey: true }), focused()]).toEqual([true, 'Add card']);
  });

  it('leads into a frame at its end, such as a card provider’s', async () => {
    await open(
      <form>
        <button type="button">Add card</button>
        <iframe aria-label="Card number" />
      </form>,
    );
    closed(named('Card number'));
    named('Add card').focus();
    expect([await pressTab(), focused()]).toEqual([false, 'Add card']);
    named('Close').focus();
    expect([await pressTab({ shiftKey: true }), focused()]).toEqual([true, 'Card number']);
  });
});

describe('Tab at the end of a dialog', () => {
  it.each([
    ['a bank’s challenge', '<div><button>Confirm</button></div>'],
    ['a bank’s challenge in a frame', '<div><iframe></iframe></div>'],
    ['a notice outside the page', '<section aria-label="Notices"><button>Close notice</button></section>'],
  ])('goes on to %s, for as long as that is there', async (_what, html) => {
    await open(form);
    const beside = addBeside(html);
    beside.querySelectorAll('iframe').forEach(closed);
    named('Add card').focus();
    expect([await pressTab(), focused()]).toEqual([false, 'Add card']);
    named('Close').focus();
    expect([await pressTab({ shiftKey: true }), focused()]).toEqual([false, 'Close']);
    beside.remove();
    expect([await pressTab({ shiftKey: true }), focused()]).toEqual([true, 'Add card']);
  });

  it('does not go on to a frame that nobody sees or reaches', async () => {
    await open(form);
    const frames = addBeside(
      '<div><iframe tabindex="-1"></iframe><iframe style="visibility: hidden"></iframe></div>',
    );
    frames.querySelectorAll('iframe').forEach(closed);
    named('Add card').focus();
    expect([await pressTab(), focused()]).toEqual([true, 'Close']);
    frames.remove();
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { isComposing: true }, { key: 'Enter' }])(
    'is left alone as %o',
    async (init) => {
      await open(form);
      named('Add card').focus();
      expect([await pressTab(init), focused()]).toEqual([false, 'Add card']);
    },
  );

  it('is left to a control that handles it', async () => {
    await open(
      <form>
        <input aria-label="Entries" onKeyDown={(event) => event.preventDefault()} />
      </form>,
    );
    named('Entries').focus();
    expect([await pressTab(), focused()]).toEqual([true, 'Entries']);
  });

  it('stays in a dialog over a dialog', async () => {
    await open(form);
    await rerender(
      screen(
        <>
          {form}
          <Dialog title="Leave?" closeLabel="Keep" closable onClose={() => undefined}>
            <button>Leave</button>
          </Dialog>
        </>,
      ),
    );
    named('Leave').focus();
    expect([await pressTab(), focused()]).toEqual([true, 'Keep']);
    expect([await pressTab({ shiftKey: true }), focused()]).toEqual([true, 'Leave']);
  });
});

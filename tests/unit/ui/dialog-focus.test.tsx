// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../../src/ui/dialog';
import { MAIN_HEADING_ID } from '../../../src/ui/focus-heading';
import { PAGE_ID } from '../../../src/ui/page-id';
import { render, rerender, unmount } from './render';

beforeEach(() => render(null));
afterEach(unmount);

describe('the focus of a dialog', () => {
  const choosing = (dialog: boolean, opener: boolean) => (
    <>
      <div id={PAGE_ID}>
        <main>
          <h1 id={MAIN_HEADING_ID} tabIndex={-1}>
            Profile
          </h1>
          <h3 id="cards" tabIndex={-1}>
            Cards
          </h3>
          {opener ? <button id="opener">Remove</button> : null}
        </main>
      </div>
      {dialog ? (
        <Dialog
          title="Select a card"
          closeLabel="Close"
          closable
          firstFocus="choice"
          fallback="cards"
          onClose={() => undefined}
        >
          <form>
            <input type="radio" name="card" aria-label="First" />
            <input type="radio" name="card" aria-label="Second" defaultChecked />
          </form>
        </Dialog>
      ) : null}
    </>
  );

  it('starts at the selected choice', async () => {
    await rerender(choosing(true, true));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Second');
  });

  it.each([
    ['field', 'Nickname'],
    ['title', 'Add a card'],
    ['safe', 'Keep it'],
  ] as const)('starts at once at the given element: %s', async (firstFocus, what) => {
    await rerender(
      <Dialog
        title="Add a card"
        closeLabel="Close"
        closable
        firstFocus={firstFocus}
        onClose={() => undefined}
      >
        <form>
          <input aria-label="Nickname" />
          <button data-safe>Keep it</button>
        </form>
      </Dialog>,
    );
    const { activeElement } = document;
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(what);
  });

  it.each([
    ['its first control', true, 'Close'],
    ['itself', false, 'Add a card'],
  ])('starts at %s if there is no such element', async (_what, closes, named) => {
    await rerender(
      closes ? (
        <Dialog title="Add a card" closeLabel="Close" closable onClose={() => undefined}>
          {null}
        </Dialog>
      ) : (
        <Dialog title="Add a card">{null}</Dialog>
      ),
    );
    const { activeElement } = document;
    const title = document.getElementById(activeElement?.getAttribute('aria-labelledby') ?? '');
    expect(activeElement?.getAttribute('aria-label') ?? title?.textContent).toBe(named);
  });

  it('returns to the named fallback if the opener is gone, otherwise to the opener', async () => {
    for (const [stays, end] of [
      [true, 'opener'],
      [false, 'cards'],
    ] as const) {
      await rerender(choosing(false, true));
      document.getElementById('opener')?.focus();
      await rerender(choosing(true, true));
      await rerender(choosing(true, stays));
      await rerender(choosing(false, stays));
      expect(document.activeElement?.id).toBe(end);
    }
  });
});

// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InTurn } from '../../../src/ui/in-turn';
import { render, unmount } from './render';

/** What stood in the document each time a part was drawn into it. */
async function drawn(turns: readonly number[]): Promise<string[]> {
  const stood: string[] = [];
  const note = () => void stood.push(document.body.textContent);
  await render(
    turns.map((turn) => (
      <InTurn key={turn} turn={turn} minHeight="9rem">
        <i ref={note}>{`part ${turn} `}</i>
      </InTurn>
    )),
  );
  return [...new Set(stood)];
}

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('InTurn', () => {
  it('draws a part after those before it', async () => {
    expect(await drawn([0, 1, 2])).toEqual(['part 0 ', 'part 0 part 1 ', 'part 0 part 1 part 2 ']);
  });

  it('draws all of a page that is drawn ahead', () => {
    vi.stubGlobal('document', undefined);
    const html = renderToString(
      <InTurn turn={2} minHeight="9rem">
        the part
      </InTurn>,
    );
    expect(html).toBe('the part');
  });
});

// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LateDialog } from '../../../src/ui/late-dialog';
import { lazyView } from '../../../src/ui/lazy-view';

type Code = { readonly Question: () => string };

const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** React works, and whatever was promised comes; no timer fires. */
async function work(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise<void>((done) => void setImmediate(done));
}

it('is drawn as soon as its code has come, not when what stands in for it has stood for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // Where React is told that it is tested it waits for nothing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let arrive: (code: Code) => void = () => undefined;
  const code = new Promise<Code>((resolve) => (arrive = resolve));
  const Question = lazyView(() => code, 'Question');
  const place = document.createElement('div');
  const root = createRoot(place);
  stops.push(() => root.unmount());
  root.render(
    <LateDialog open="question" opening="Opening" views={[Question]} onMissing={() => undefined}>
      <Question />
    </LateDialog>,
  );
  await work();
  expect(place.textContent).toBe('Opening');
  arrive({ Question: () => 'Remove this card?' });
  await work();
  expect(place.textContent).toBe('Remove this card?');
});

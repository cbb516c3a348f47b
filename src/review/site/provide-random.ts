import { fromCallback } from 'xstate';
import type { RandomAnswer, RandomQuestion } from './paths.worker';
import type { RandomInput } from './review.setup';
import type { ReviewEvent } from './review.types';

/** Walks a flow at random in a worker, and reports until it ends or is stopped. */
export const walkRandomly = fromCallback<ReviewEvent, RandomInput>(({ input, sendBack }) => {
  const worker = new Worker(new URL('./paths.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RandomAnswer>) => {
    if ('report' in data) sendBack({ type: 'random.reported', report: data.report });
    else sendBack({ type: 'random.ended', fault: 'fault' in data ? data.fault : '' });
  });
  worker.addEventListener('error', ({ message }) =>
    sendBack({
      type: 'random.ended',
      fault: message || 'The code that walks flows could not be loaded.',
    }),
  );
  worker.postMessage({ kind: 'random', ...input } satisfies RandomQuestion);
  return () => worker.terminate();
});

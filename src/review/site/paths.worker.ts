import { catalogue } from './data/catalogue';
import { walkReport, type WalkReport } from './data/walk-report';

/** What the worker is asked: a flow's name. What it answers: what walking it has found, or what went wrong. */
export type PathsAnswer = { readonly report: WalkReport } | { readonly fault: string };

function answerTo(name: string): PathsAnswer {
  const entry = catalogue.get(name);
  if (!entry) return { fault: `There is no flow ${name}` };
  try {
    return { report: walkReport(name, entry.flow) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  self.postMessage(answerTo(data));
});

import { flows } from '../flows';
import { galleryOf, type Gallery } from '../screens/gallery';
import type { Path, Step } from '../play/flow';
import { randomWalk, type RandomPlan, type RandomReport } from './data/random-walk';
import { walkReport, type WalkReport } from './data/walk-report';
import { wayTo } from './data/way';

/** The worker's answers: the generated paths of a flow, the screens of all its states, or a way to one of them. */
export type WorkerAnswers = {
  readonly paths: WalkReport;
  readonly gallery: Gallery;
  readonly way: readonly Step[] | null;
};
export type WorkerQuestion =
  | { readonly kind: 'paths' | 'gallery'; readonly flow: string }
  | { readonly kind: 'way'; readonly flow: string; readonly from: Path; readonly to: string };
/** Walks a flow at random and answers with every report, then with `end`. */
export type RandomQuestion = { readonly kind: 'random'; readonly flow: string; readonly plan: RandomPlan };
export type RandomAnswer =
  { readonly report: RandomReport } | { readonly end: true } | { readonly fault: string };
export type WorkerAnswer<Kind extends keyof WorkerAnswers> =
  { readonly answer: WorkerAnswers[Kind] } | { readonly fault: string };

const isFlow = (name: string): name is keyof typeof flows => Object.hasOwn(flows, name);

function answerTo(question: WorkerQuestion): WorkerAnswer<keyof WorkerAnswers> {
  const { kind, flow } = question;
  if (!isFlow(flow)) return { fault: `There is no flow ${flow}` };
  try {
    if (kind === 'way') return { answer: wayTo(flows[flow], question.from, question.to) };
    return { answer: kind === 'paths' ? walkReport(flow, flows[flow]) : galleryOf(flow) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** How often the figures are reported, in ms. */
const PACE = 250;

function walkAtRandom({ flow, plan }: RandomQuestion): void {
  const answer = (said: RandomAnswer) => self.postMessage(said);
  if (!isFlow(flow)) {
    answer({ fault: `There is no flow ${flow}` });
    return;
  }
  let reportedAt = performance.now();
  let latest: RandomReport | null = null;
  for (const report of randomWalk(flows[flow], plan, () => performance.now())) {
    latest = report;
    if (performance.now() - reportedAt < PACE) continue;
    reportedAt = performance.now();
    answer({ report });
  }
  if (latest) answer({ report: latest });
  answer({ end: true });
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion | RandomQuestion>) => {
  if (data.kind === 'random') walkAtRandom(data);
  else self.postMessage(answerTo(data));
});

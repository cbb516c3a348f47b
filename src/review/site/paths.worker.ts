import { flows } from '../flows';
import { galleryOf, type Gallery } from '../screens/gallery';
import { walkReport, type WalkReport } from './data/walk-report';

/** The worker's answers: the generated paths of a flow, or the screens of all its states. */
export type WorkerAnswers = { readonly paths: WalkReport; readonly gallery: Gallery };
export type WorkerQuestion = { readonly kind: keyof WorkerAnswers; readonly flow: string };
export type WorkerAnswer<Kind extends keyof WorkerAnswers> =
  { readonly answer: WorkerAnswers[Kind] } | { readonly fault: string };

const isFlow = (name: string): name is keyof typeof flows => Object.hasOwn(flows, name);

function answerTo({ kind, flow }: WorkerQuestion): WorkerAnswer<keyof WorkerAnswers> {
  if (!isFlow(flow)) return { fault: `There is no flow ${flow}` };
  try {
    return { answer: kind === 'paths' ? walkReport(flow, flows[flow]) : galleryOf(flow) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  self.postMessage(answerTo(data));
});

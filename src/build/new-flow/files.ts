import { chartFiles } from './chart-files';
import { featureFiles } from './feature-files';
import { namesOf } from './names';
import type { NewFlow } from './request';
import { specFile } from './spec-file';

/** All files of a working flow, by path from the root. Two lists of flows get a line in addition. */
export function flowFiles(flow: NewFlow): Readonly<Record<string, string>> {
  const names = namesOf(flow);
  return { ...chartFiles(names), ...featureFiles(names), ...specFile(names) };
}

/** What is left to do for the author of the flow. */
export const nextSteps = ({ area, name }: NewFlow): readonly string[] => [
  `npm run test:flow -- ${name} runs its tests, npm run flows shows its chart and its screen.`,
  `Say what it is for above the chart, and in the descriptions: machines/${area}/${name}/${name}.machine.ts.`,
  `Put in what it really does, with a test: src/features/${area}/${name}/${name}.provide.ts.`,
  `Give it a place in the app: a ${name}.route.tsx beside it makes its actor (useScreenActor), or another chart runs it.`,
  `Say what a person does in it in ${name}.scripts.ts, and remove its line from src/review/scripts/unscripted.ts.`,
  `Say it for the browser as well: add '${name}' to tests/support/paths/played-flows.ts.`,
];

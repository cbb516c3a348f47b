import { goneSentence, seesSentence } from './sentences';
import type { Script } from './script.types';

/** A script that saves something takes it away from the next one that needs it. */
const PREPARATION =
  'Before each script, stop the demo, restore it (`npm run reset`), run it anew, and take a new private window.';

/** Scripts as one Markdown document. Each sentence describes one action. Double quotes mark texts on the screen. */
export function scriptsAsMarkdown(scripts: readonly Script[]): string {
  const pages = scripts.map(({ title, steps }, index) => {
    const lines = steps.map(({ does, sees, gone }, step) =>
      [
        `${step + 1}. ${does.join(' ')}`,
        ...sees.map((text) => `   - ${seesSentence(text)}`),
        ...gone.map((text) => `   - ${goneSentence(text)}`),
      ].join('\n'),
    );
    return `## ${index + 1}. ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# Test scripts\n\n${PREPARATION}\n\n${pages.join('\n')}`;
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Scripts as a CSV table (RFC 4180) with the columns script, step, kind and sentence. */
export function scriptsAsCsv(scripts: readonly Script[]): string {
  const rows = scripts.flatMap(({ title, steps }) =>
    steps.flatMap(({ does, sees, gone }, step) => {
      const row = (kind: string) => (sentence: string) =>
        [title, String(step + 1), kind, sentence].map(cell).join(',');
      return [
        ...does.map(row('Do')),
        ...sees.map(seesSentence).map(row('Check')),
        ...gone.map(goneSentence).map(row('Check')),
      ];
    }),
  );
  return ['"Script","Step","What","Sentence"', ...rows, ''].join('\r\n');
}

import type { BuildLayout } from '../../src/build/layout';
import { codeBySource } from './code-by-source';
import { FORBIDDEN, partOf, UNKNOWN } from './parts';
import { sum, type Scales } from './scales';

/** The contents of the first load, and what should not be in it. */
export type FirstLoadParts = {
  /** Bytes of brotli by part, largest first. */
  readonly parts: readonly { readonly part: string; readonly cost: number }[];
  readonly problems: readonly string[];
};

/** @param files the scripts of the first load, relative to `dist/client` */
export async function firstLoadParts(
  layout: BuildLayout,
  files: readonly string[],
  total: number,
  scales: Scales,
): Promise<FirstLoadParts> {
  const sources = files.map((file) => codeBySource(layout, file));
  const codes = new Map<string, string>();
  for (const [source, code] of sources.flatMap((found) => [...found]))
    codes.set(partOf(source), (codes.get(partOf(source)) ?? '') + code);
  const alone = await scales.weighTexts([...codes.values()]);
  // Parts compress better together than alone, so each gets its share of the whole.
  const share = total / sum(alone);
  const parts = [...codes.keys()].map((part, index) => ({ part, cost: (alone[index] ?? 0) * share }));
  const modules = sources.flatMap((found) => [...found.keys()]);
  const unknown = modules.filter((id) => partOf(id) === UNKNOWN);
  return {
    parts: parts.sort((one, other) => other.cost - one.cost),
    problems: [
      ...(unknown.length > 0 ? [`not accounted for in the first load: ${unknown.join(', ')}`] : []),
      ...FORBIDDEN.flatMap(([what, pattern]) => {
        const found = modules.filter((id) => pattern.test(id));
        return found.length > 0 ? [`${what} in the first load: ${found.join(', ')}`] : [];
      }),
    ],
  };
}

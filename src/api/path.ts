import type { paths } from './contract/schema';

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Parameters<Path extends string> = [Names<Path>] extends [never] ? [] : [Record<Names<Path>, string>];

/** Whether a segment leaves the path as it is. */
const isUsable = (segment: string): boolean => segment !== '' && segment !== '.' && segment !== '..';

/**
 * Fills in a path of the contract, with its parameters encoded as segments. If a parameter would change the path
 * itself, the result is empty, and the call fails because it has no URL.
 */
export const at = <Path extends keyof paths>(path: Path, ...[values]: Parameters<Path>): string => {
  const given: Readonly<Record<string, string>> = values ?? {};
  if (!Object.values(given).every(isUsable)) return '';
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(given[name] ?? ''));
};

import type { paths } from './contract/schema';

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Parameters<Path extends string> = [Names<Path>] extends [never] ? [] : [Record<Names<Path>, string>];

/** A segment that would make the address another one. */
const isUsable = (segment: string): boolean => segment !== '' && segment !== '.' && segment !== '..';

/**
 * The address of a path of the contract, its parameters encoded as segments. With a parameter that would change the
 * path itself the address is empty, and the call fails for want of one.
 */
export const at = <Path extends keyof paths>(path: Path, ...[values]: Parameters<Path>): string => {
  const given: Readonly<Record<string, string>> = values ?? {};
  if (!Object.values(given).every(isUsable)) return '';
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(given[name] ?? ''));
};

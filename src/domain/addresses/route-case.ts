import { paramInLowerCase } from './route-params';

/** `$name` stands for one segment, `{-$name}` for one or none. */
const PARAMETER = /^(?:\$(?<needed>.+)|\{-\$(?<optional>.+)\})$/u;

/** The name of the parameter that a segment of a route stands for; `null` for a segment that is itself. */
export function parameterOf(segment: string): string | null {
  const { needed, optional } = PARAMETER.exec(segment)?.groups ?? {};
  return needed ?? optional ?? null;
}

/** `null` for what is encoded wrongly. */
export function decodedSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** A path without a slash at its end. */
export const trimmed = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * A path with everything in lower case that a route writes; the values of its parameters keep theirs.
 *
 * @param route as the router writes it, such as `/edit/$ref`
 * @param path encoded, without a slash at its end
 */
export function writtenAs(route: string, path: string): string {
  const shape = route.split('/').slice(1);
  const segments = path.split('/').slice(1);
  const written = segments.map((segment, index) => {
    const expected = shape[index] ?? '';
    const parameter = parameterOf(expected);
    if (parameter !== null) return paramInLowerCase(parameter, segment);
    return decodedSegment(segment)?.toLowerCase() === expected ? expected : segment;
  });
  return `/${written.join('/')}`;
}

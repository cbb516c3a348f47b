import { paramInLowerCase } from './route-params';

/** `$name` matches one segment, `{-$name}` one or none. */
const PARAMETER = /^(?:\$(?<needed>.+)|\{-\$(?<optional>.+)\})$/u;

/** The parameter name of a route's segment; `null` if the segment is literal. */
export function parameterOf(segment: string): string | null {
  const { needed, optional } = PARAMETER.exec(segment)?.groups ?? {};
  return needed ?? optional ?? null;
}

/** Decodes a segment; `null` if its encoding is invalid. */
export function decodedSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** A path without a trailing slash. */
export const trimmed = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * Converts the literal segments of a path to lower case, but not the values of parameters.
 *
 * @param route in the router's syntax, such as `/edit/$ref`
 * @param path encoded, without a trailing slash
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

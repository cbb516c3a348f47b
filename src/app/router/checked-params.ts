import { isRouteParam } from '../../domain/addresses/route-params';

/**
 * For `params.parse` of a route: one whose parameters lead nowhere is passed over, so that another route, or the
 * not-found page, takes the address (D3.6).
 *
 * @param params decoded, an optional one may be missing
 * @returns the same, or `false`
 */
export const checkedParams = <Params extends Readonly<Record<string, string | undefined>>>(
  params: Params,
): Params | false =>
  Object.entries(params).every(([name, value]) => value === undefined || isRouteParam(name, value))
    ? params
    : false;

import { isRouteParam } from '../../domain/addresses/route-params';

/**
 * For a route's `params.parse`: rejects parameters that lead nowhere, so that another route or the not-found page
 * takes the address (D3.6).
 *
 * @param params decoded; an optional parameter may be missing
 * @returns the same parameters, or `false`
 */
export const checkedParams = <Params extends Readonly<Record<string, string | undefined>>>(
  params: Params,
): Params | false =>
  Object.entries(params).every(([name, value]) => value === undefined || isRouteParam(name, value))
    ? params
    : false;

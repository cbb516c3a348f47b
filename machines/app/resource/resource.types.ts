import type { Listed } from '../../../src/domain/listed';

/** One item of a cached collection. Each collection's selectors know its type. */
export type ResourceItem = object;

export type ResourceContext = ResourceInput & {
  /** The items of the last successful load; `null` if there was none. */
  readonly items: readonly ResourceItem[] | null;
  /** The number of records of that response that could not be read. They are not in `items`. */
  readonly leftOut: number;
  /** The last load failed because nothing answered: the connection or the server is down. */
  readonly unreachable: boolean;
  /** The owner of this data: the effective user's uuid, or `null` for public data. */
  readonly owner: string | null;
};

export type ResourceAnswer = Listed<ResourceItem>;

export type ResourceInput = {
  /** `false`: a result stays fresh until it is marked stale. */
  readonly growsStale: boolean;
};

export type ResourceEvent =
  /** The collection is about to be shown: loads it unless it is fresh. */
  | { readonly type: 'resource.requested'; readonly owner: string | null }
  /** The data changed on the server, or Retry was pressed: loads again. */
  | { readonly type: 'resource.reloaded'; readonly owner: string | null }
  /** Data that the collection depends on changed: the next request loads again. */
  | { readonly type: 'resource.expired' }
  /** The person has signed out: removes all data. */
  | { readonly type: 'resource.cleared' };

export type ResourceTag = 'busy' | 'failed';

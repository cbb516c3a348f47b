import type { Listed } from '../../../src/domain/listed';

/** One thing of a cached collection; which kind, the selectors of each collection say. */
export type ResourceItem = object;

export type ResourceContext = ResourceInput & {
  /** The last good answer; `null` while nothing was ever loaded. */
  readonly items: readonly ResourceItem[] | null;
  /** How many records of that answer could not be read; they are not among the items. */
  readonly leftOut: number;
  /** The last load failed because nothing answered: the connection, or the server, is gone. */
  readonly unreachable: boolean;
  /** Whose data this is: the effective user's uuid, or `null` for what everybody may see. */
  readonly owner: string | null;
};

export type ResourceAnswer = Listed<ResourceItem>;

export type ResourceInput = {
  /** `false`: an answer is fresh until something marks it stale. */
  readonly growsStale: boolean;
};

export type ResourceEvent =
  /** Somebody is about to show it: loads unless it is fresh. */
  | { readonly type: 'resource.requested'; readonly owner: string | null }
  /** Something changed on the server, or the person pressed Retry: loads again. */
  | { readonly type: 'resource.reloaded'; readonly owner: string | null }
  /** Something that it depends on changed: the next request loads again. */
  | { readonly type: 'resource.expired' }
  /** The person is gone: nothing of it may stay. */
  | { readonly type: 'resource.cleared' };

export type ResourceTag = 'busy' | 'failed';

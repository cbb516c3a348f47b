import type { NavItem } from '../../domain/entities';
import type { CallOptions, Client } from '../client';
import { readNav } from '../codec/nav';
import { at } from '../path';

/** The effective user's navigation; the public links without a user (S7.calls.8). */
export const getNav = (client: Client, options?: CallOptions): Promise<readonly NavItem[]> =>
  client.call({ url: at('/api/content/nav'), ...options }, (answer, place) =>
    readNav(answer.response, place),
  );

/** The navigation of the admin area (S7.calls.8). */
export const getAdminNav = (client: Client, options?: CallOptions): Promise<readonly NavItem[]> =>
  client.call({ url: at('/api/content/admin-nav'), ...options }, (answer, place) =>
    readNav(answer.response, place),
  );

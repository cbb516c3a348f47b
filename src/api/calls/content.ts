import type { NavItem } from '../../domain/entities';
import type { CallOptions, Client } from '../client';
import { readNav } from '../codec/nav';
import { at } from '../path';

/** Navigation of the effective user; for nobody the public links (S7.calls.8). */
export const getNav = (client: Client, options?: CallOptions): Promise<readonly NavItem[]> =>
  client.call({ url: at('/api/content/nav'), ...options }, (answer, place) =>
    readNav(answer.response, place),
  );

/** Navigation of the admin area (S7.calls.8). */
export const getAdminNav = (client: Client, options?: CallOptions): Promise<readonly NavItem[]> =>
  client.call({ url: at('/api/content/admin-nav'), ...options }, (answer, place) =>
    readNav(answer.response, place),
  );

import { expect, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { CollectionName } from '../../../../machines/app/collections/collections.types';
import type { ServiceName } from '../../../../machines/app/services/services.types';
import { provideAddPremium } from '../../../../src/features/premium/add-premium/add-premium.provide';
import { provideChangePassword } from '../../../../src/features/settings/change-password/change-password.provide';
import type { Environment } from '../../../../src/app/environment/environment';
import { implementationsOf } from '../../../../src/review/play/prepare';
import { actingNowhere, enterWorld, niamh, type World } from './wizard-world';

export type Name = CollectionName | Exclude<ServiceName, 'expiringCards'>;
export type Told = readonly [Name, object];
export type Provide = (environment: Environment) => AnyStateMachine;

const NAMES: readonly Name[] = [
  'links',
  'cards',
  'cardAccounts',
  'accounts',
  'subscriptions',
  'receipts',
  'session',
  'logout',
  'notifications',
  'navigation',
  'dialogs',
  'tabs',
  'botCheck',
  'newVersion',
];

export const customer = niamh.uuid;

/**
 * Runs the chart's action of this name and returns the events sent to app-wide actors. An actor that does not exist
 * gets none.
 */
export async function does(provide: Provide, action: string, params: object, world: World = {}) {
  const { environment } = await enterWorld({ user: niamh, ...world });
  const { system } = environment.app();
  const told: Told[] = [];
  for (const name of NAMES) {
    const service = system.get(name) as { send: (event: object) => void };
    vi.spyOn(service, 'send').mockImplementation((event) => void told.push([name, event]));
  }
  const found = vi.spyOn(system, 'get');
  implementationsOf(provide(environment)).actions[action]?.(actingNowhere, params);
  expect(found.mock.results.map(({ value }) => value as unknown)).not.toContain(undefined);
  return told;
}

export const addPremium: Provide = (environment) =>
  provideAddPremium(environment, { customer, profileType: null, account: null });
export const changePassword: Provide = (environment) =>
  provideChangePassword(environment, { heading: 'password', house: [] });

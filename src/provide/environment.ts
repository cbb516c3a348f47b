import type { Actor, ActorRefFrom, AnyEventObject, EventFromLogic } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine';
import type { ServiceName } from '../../machines/app/app.types';
import type { logoutMachine } from '../../machines/logout/logout.machine';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine';
import type { resourceMachine } from '../../machines/resource/resource.machine';
import type { sessionMachine } from '../../machines/session/session.machine';
import type { Client } from '../api/client';
import type { Notice } from '../domain/entities';
import type { Adapters } from './adapters';

type ServiceCharts = {
  readonly session: typeof sessionMachine;
  readonly logout: typeof logoutMachine;
  readonly notifications: typeof notificationsMachine;
} & Readonly<Record<Exclude<ServiceName, 'session' | 'logout' | 'notifications'>, typeof resourceMachine>>;

/** The app-wide actors by the name under which the system knows them. */
export type Services = { readonly [Name in ServiceName]: ActorRefFrom<ServiceCharts[Name]> };

/** The root actor, and what reaches the others: refs are looked up, never kept, because a failed one is replaced. */
export type AppSystem = Omit<Actor<typeof appMachine>, 'system'> & {
  readonly system: { get<Name extends ServiceName>(name: Name): Services[Name] };
};

/** What the provisions of every flow are made from. */
export type Environment = {
  readonly adapters: Adapters;
  readonly client: Client;
  readonly app: () => AppSystem;
};

/**
 * Sends an event to an app-wide actor. One that failed too often is not there any more: it hears nothing, and whoever
 * has something to tell it (a logout that clears everything, say) goes on.
 */
export const tell = <Name extends ServiceName>(
  { app }: Pick<Environment, 'app'>,
  name: Name,
  event: EventFromLogic<ServiceCharts[Name]>,
): void => {
  const services: { get(name: ServiceName): { send(event: AnyEventObject): void } | undefined } =
    app().system;
  services.get(name)?.send(event);
};

/** Puts a notice on the screen. */
export const notify = (environment: Environment, notice: Omit<Notice, 'id'>): void =>
  tell(environment, 'notifications', {
    type: 'notice.shown',
    notice: { ...notice, id: environment.adapters.newId() },
  });

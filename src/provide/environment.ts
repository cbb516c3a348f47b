import type { Actor, ActorRefFrom } from 'xstate';
import type { appMachine } from '../../machines/app/app.machine';
import type { ServiceName } from '../../machines/app/app.types';
import type { logoutMachine } from '../../machines/logout/logout.machine';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine';
import type { resourceMachine } from '../../machines/resource/resource.machine';
import type { sessionMachine } from '../../machines/session/session.machine';
import type { Client } from '../api/client';
import type { Notice } from '../domain/entities';
import type { Adapters } from './adapters';

type Resource = ActorRefFrom<typeof resourceMachine>;

/** The app-wide actors by the name under which the system knows them. */
export type Services = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly logout: ActorRefFrom<typeof logoutMachine>;
  readonly notifications: ActorRefFrom<typeof notificationsMachine>;
} & Readonly<Record<Exclude<ServiceName, 'session' | 'logout' | 'notifications'>, Resource>>;

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

/** Puts a notice on the screen. */
export const notify = ({ adapters, app }: Environment, notice: Omit<Notice, 'id'>): void => {
  app()
    .system.get('notifications')
    .send({ type: 'notice.shown', notice: { ...notice, id: adapters.newId() } });
};

import type { Actor, ActorRefFrom, AnyEventObject, EventFromLogic } from 'xstate';
import type { appMachine } from '../../../machines/app/app/app.machine';
import type { botCheckMachine } from '../../../machines/session/bot-check/bot-check.machine';
import type { CollectionName } from '../../../machines/app/collections/collections.types';
import type { dialogsMachine } from '../../../machines/app/dialogs/dialogs.machine';
import type { expiringCardsMachine } from '../../../machines/cards/expiring-cards/expiring-cards.machine';
import type { logoutMachine } from '../../../machines/session/logout/logout.machine';
import type { navigationMachine } from '../../../machines/app/navigation/navigation.machine';
import type { newVersionMachine } from '../../../machines/app/new-version/new-version.machine';
import type { notificationsMachine } from '../../../machines/app/notifications/notifications.machine';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import type { ServiceName } from '../../../machines/app/services/services.types';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import type { tabsMachine } from '../../../machines/app/tabs/tabs.machine';
import type { Client } from '../../api/client';
import type { Notice } from '../../domain/notice';
import type { Adapters } from './adapters';
import type { NoticeCallbackRegistry, NoticeCallbacks } from './notice-callbacks';

type ServiceCharts = {
  readonly session: typeof sessionMachine;
  readonly logout: typeof logoutMachine;
  readonly notifications: typeof notificationsMachine;
  readonly navigation: typeof navigationMachine;
  readonly dialogs: typeof dialogsMachine;
  readonly botCheck: typeof botCheckMachine;
  readonly tabs: typeof tabsMachine;
  readonly newVersion: typeof newVersionMachine;
} & Readonly<Record<CollectionName, typeof resourceMachine>>;

/** `expiringCards` is left out because it receives no events from outside: it subscribes. */
type Name = Exclude<ServiceName, 'expiringCards'> | CollectionName;

/** The app-wide actors by their system id. */
export type Services = { readonly [Key in Name]: ActorRefFrom<ServiceCharts[Key]> };

/**
 * The root actor and its system. Look refs up each time instead of keeping them, because a failed actor is replaced.
 */
export type AppSystem = Omit<Actor<typeof appMachine>, 'system'> & {
  readonly system: { get<Key extends Name>(name: Key): Services[Key] } & Actor<typeof appMachine>['system'];
};

/** What the provisions of every flow need. */
export type Environment = {
  readonly adapters: Adapters;
  readonly client: Client;
  readonly app: () => AppSystem;
  readonly noticeCallbacks: NoticeCallbackRegistry;
  /** Loads the code that checks the cards of the signed-in person. It is not loaded before a person signs in. */
  readonly loadExpiringCards: () => Promise<{
    readonly provideExpiringCards: (environment: Environment) => typeof expiringCardsMachine;
  }>;
};

/**
 * Sends an event to an app-wide actor. An actor that failed too often no longer exists: the event is then dropped and
 * the sender continues, for example a logout that clears everything.
 */
export const sendToService = <Key extends Name>(
  { app }: Pick<Environment, 'app'>,
  name: Key,
  event: EventFromLogic<ServiceCharts[Key]>,
): void => {
  const services: { get(name: Name): { send(event: AnyEventObject): void } | undefined } = app().system;
  services.get(name)?.send(event);
};

/** The input of `notify`: only the type is required. */
export type NewNotice = Pick<Notice, 'type'> & Partial<Notice>;

/**
 * Shows a notice. It replaces a notice with the same id (S3.notification.1). Defaults: the title of the type, no
 * message, no buttons, no items, and the focused element as the activator.
 *
 * @param callbacks what the buttons run, and what is called after the person closes the notice
 * @returns the id of the notice
 */
export const notify = (
  environment: Environment,
  { type, ...given }: NewNotice,
  callbacks: NoticeCallbacks = {},
): string => {
  const { adapters, noticeCallbacks } = environment;
  const notice: Notice = {
    id: given.id ?? adapters.newId(),
    type,
    title: given.title ?? null,
    message: given.message ?? null,
    buttons: given.buttons ?? [],
    ...(given.items && { items: given.items }),
    activator: given.activator === undefined ? adapters.focus.current() : given.activator,
    returnFocus: given.returnFocus ?? true,
    // Success messages stay until they are closed if the person prefers less motion.
    ...(type === 'success' && !adapters.prefersLessMotion() && { leaves: true }),
  };
  noticeCallbacks.set(notice.id, callbacks);
  sendToService(environment, 'notifications', { type: 'notice.shown', notice });
  return notice.id;
};

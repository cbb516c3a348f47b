import type { Snapshot } from 'xstate';
import type { SessionContext } from '../../machines/session/session/session.types';
import type { Config, User } from '../domain/entities';
import { createAdapters } from '../app/environment/adapters';
import { createAppSystem } from '../app/app-system';

/** The least that a company may have configured; the backend offers the admins' screens. */
const config: Config = {
  recaptchaKey: null,
  stripePublicKey: '',
  hasContact: false,
  contactNumber: null,
  premiumHotline: null,
  premiumEnabled: false,
  appDownloadLink: null,
  demo: false,
  extensions: ['admin'],
  fareEstimatorUrl: null,
  country: null,
  currency: null,
};

type IdleApp = ReturnType<typeof createAppSystem>;

const adapters = () =>
  createAdapters({
    fetch: () => {
      throw new Error('A request while a page is drawn ahead');
    },
  });

/**
 * An app system for prerendering. It is never started, so the screens show their initial state. Any request
 * makes the build fail.
 */
export const createIdleApp = (): IdleApp => createAppSystem(adapters());

/** A persisted snapshot, as far as it is changed here. */
type Persisted = Snapshot<unknown> & {
  readonly value?: unknown;
  readonly context?: object;
  readonly children?: Readonly<Record<string, { readonly snapshot: Persisted }>>;
};

/** Returns a snapshot in which a child's snapshot is changed. */
function withChild(parent: Persisted, id: string, change: (child: Persisted) => Persisted): Persisted {
  const child = parent.children?.[id];
  if (!child) throw new Error(`The app has no ${id}`);
  return {
    ...parent,
    children: { ...parent.children, [id]: { ...child, snapshot: change(child.snapshot) } },
  };
}

/**
 * An idle app in which this person is signed in and the menu is loading. Its screens look as they do until the first
 * answers arrive.
 */
export function createWaitingApp(user: User): IdleApp {
  const session: Partial<SessionContext> = { user };
  const signedIn = ({ context, ...rest }: Persisted): Persisted => ({
    ...rest,
    value: { signedIn: 'recent' },
    context: { ...context, ...session },
    children: {},
  });
  const loading = (links: Persisted): Persisted => ({ ...links, value: 'loading' });
  const idle: Persisted = createIdleApp().app.getPersistedSnapshot();
  const configured = { ...idle, context: { ...idle.context, config } };
  const services = withChild(configured, 'services', (child) => withChild(child, 'session', signedIn));
  const snapshot = withChild(services, 'collections', (child) => withChild(child, 'links', loading));
  return createAppSystem(adapters(), { snapshot });
}

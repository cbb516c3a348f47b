import { createActor } from 'xstate';
import { content as contentTexts } from '#messages/content/content';
import { contact as contactTexts } from '#messages/content/contact';
import {
  selectHasStartUpFailed,
  selectIsReady,
  selectPremiumConfig,
} from '../../../machines/app/app/app.selectors';
import { selectLogoutRole, selectUser } from '../../../machines/session/session/session.selectors';
import { RemoteContent } from '../../../src/features/content/content/remote-content';
import { Notices } from '../../../src/features/app/notifications/notices';
import { LoadingScreen } from '../../../src/features/app/screens/loading-screen';
import { StartUpFailureScreen } from '../../../src/features/app/screens/start-up-failure-screen';
import { provideContact } from '../../../src/features/content/contact/contact.provide';
import { provideContent } from '../../../src/features/content/content/content.provide';
import { formScene, nothing, plain, snapshotOf, type Opening, type Scene } from './scene';
import type { World } from './world';

const Start = ({ world }: { readonly world: World }) => {
  const now = world.app.getSnapshot();
  if (selectHasStartUpFailed(now)) return <StartUpFailureScreen onRetry={nothing} />;
  return selectIsReady(now) ? null : <LoadingScreen />;
};

/** Starts the app. If that failed, Retry is pressed. */
const starting = (isThere: (world: World) => boolean): Opening => ({
  beforeStart: true,
  open: (world): Scene => ({
    ...plain,
    press: () => {
      if (selectHasStartUpFailed(world.app.getSnapshot())) world.app.send({ type: 'boot.retried' });
      else world.start();
    },
    said: () => <Start world={world} />,
    isDone: () => world.isReady() && isThere(world),
    isBusy: () => !world.isReady() && !selectHasStartUpFailed(world.app.getSnapshot()),
  }),
});

/** Missing prices cannot be retried: they are requested when the app is opened again. */
const opening: Opening = {
  beforeStart: true,
  open: (world): Scene => ({
    ...plain,
    press: () => world.start(),
    said: () => <Start world={world} />,
    isDone: () => world.isReady() && selectPremiumConfig(world.app.getSnapshot()) !== null,
    isBusy: () => !world.isReady(),
  }),
};

const links = (world: World) => world.app.system.get('links');

/** The menu loads with the app, and again with the next navigation. */
const menu: Opening = {
  beforeStart: true,
  open: (world): Scene => ({
    ...plain,
    press: () => {
      if (world.isReady())
        links(world).send({
          type: 'resource.reloaded',
          owner: selectUser(world.session())?.uuid ?? null,
        });
      else world.start();
    },
    said: () => <Start world={world} />,
    isDone: () =>
      world.isReady() && selectUser(world.session()) !== null && links(world).getSnapshot().matches('fresh'),
    isBusy: () => !world.isReady() || links(world).getSnapshot().hasTag('busy'),
  }),
};

const pageOf = (page: 'terms' | 'privacy' | 'contact'): Opening => ({
  open: (world): Scene => {
    const content = world.open(createActor(provideContent(world.environment), { input: { page } }));
    const texts = page === 'contact' ? contactTexts : contentTexts;
    return {
      ...plain,
      press: () => content.send({ type: 'content.requested' }),
      said: () => (
        <RemoteContent content={content} texts={texts} onRetry={nothing}>
          {null}
        </RemoteContent>
      ),
      isDone: () => content.getSnapshot().matches('shown'),
      isBusy: () => content.getSnapshot().hasTag('busy'),
    };
  },
});

const message: Opening = {
  open: (world, { entered }) => {
    const values = { name: '', phone: '', phoneCountry: '', email: '', subject: '', message: '', ...entered };
    const contact = world.open(
      createActor(provideContact(world.environment, { asksBotCheck: () => true }), {
        input: { blank: values, draft: null, embedded: false },
      }),
    );
    contact.send({ type: 'message.edited', values: { ...values, message: '' } });
    contact.send({ type: 'message.edited', values: { ...values, message: `${values.message} Blue.` } });
    return formScene(contact, {
      values: contact.getSnapshot().context.values,
      effect: 'message sent',
      isDone: () => contact.getSnapshot().matches({ message: 'sent' }),
      keeps: () => contact.getSnapshot().context.values.message.endsWith('Blue.'),
    });
  },
};

/** Log out, or return to the admin panel: the same item of the menu. */
const leaving = (effect: string, isOut: (world: World) => boolean): Opening => ({
  open: (world): Scene => {
    const logout = world.app.system.get('logout');
    return {
      ...plain,
      effect,
      press: () =>
        logout.send({ type: 'logout.requested', role: selectLogoutRole(world.session()), target: null }),
      said: () => <Notices actor={world.app.system.get('notifications')} />,
      isDone: () => isOut(world),
      isBusy: () =>
        snapshotOf(logout).matches('loggingOut') || snapshotOf(logout).matches('endingImpersonation'),
    };
  },
});

/** The scenes around the customer, by the name of their call. */
export const startScenes: Readonly<Record<string, Opening>> = {
  'GET /api/config': starting(() => true),
  'GET /api/premium/config': opening,
  'GET /api/auth/user': starting((world) => selectUser(world.session()) !== null),
  'GET /api/auth/logout': leaving('logged out', (world) => world.session().matches('signedOut')),
  'GET /api/admin/end-impersonation': leaving('impersonation ended', (world) => {
    const user = selectUser(world.session());
    return user?.admin === true && user.impersonation === null;
  }),
  'GET /api/content/terms': pageOf('terms'),
  'GET /api/content/privacy': pageOf('privacy'),
  'GET /api/content/contact': pageOf('contact'),
  'POST /api/content/contact': message,
  'GET /api/content/nav': menu,
  'GET /api/content/admin-nav': menu,
};

import type { contactMachine } from '../../../../machines/content/contact/contact.machine';
import type { contentMachine } from '../../../../machines/content/content/content.machine';
import type { demoBannerMachine } from '../../../../machines/app/demo-banner/demo-banner.machine';
import type { dialogsMachine } from '../../../../machines/app/dialogs/dialogs.machine';
import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { navigationMachine } from '../../../../machines/app/navigation/navigation.machine';
import type { newVersionMachine } from '../../../../machines/app/new-version/new-version.machine';
import type { notificationsMachine } from '../../../../machines/app/notifications/notifications.machine';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import type { tabsMachine } from '../../../../machines/app/tabs/tabs.machine';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { botCheck } from '#messages/session/bot-check';
import { contact as contactTexts } from '#messages/content/contact';
import { content as contentTexts } from '#messages/content/content';
import { legacy } from '#messages/legacy/legacy';
import { profile } from '#messages/settings/profile';
import { blank } from '../../../../machines/content/contact/contact.fixtures';
import { selectContactPage } from '../../../../machines/content/content/content.selectors';
import { selectActivator, selectContent } from '../../../../machines/app/dialogs/dialogs.selectors';
import { aoife, config } from '../../../../machines/samples';
import type { ExpiringCard } from '../../../domain/expiring-card';
import type { Notice } from '../../../domain/notice';
import { Bars } from '../../../features/app/banners/bar';
import { DemoBanner } from '../../../features/app/banners/demo-banner';
import { NewVersionBar } from '../../../features/app/banners/new-version-bar';
import { ContactDialog } from '../../../features/content/contact/contact-dialog';
import { ContentScreen } from '../../../features/content/content/content-screen';
import { Information } from '../../../features/content/content/information';
import { ContactMessage } from '../../../features/content/contact/contact-message';
import { InformationDialog } from '../../../features/content/content/information-dialog';
import { LegacyFrameScreen } from '../../../features/legacy/legacy-frame/legacy-frame-screen';
import { Shell } from '../../../features/app/navigation/shell';
import { Notices } from '../../../features/app/notifications/notices';
import { LoadingScreen } from '../../../features/app/screens/loading-screen';
import { LoginScreen } from '../../../features/session/sign-in/login-screen';
import { NotFoundScreen } from '../../../features/shared/visitor/not-found-screen';
import { SignInAgainDialog } from '../../../features/session/sign-in/sign-in-again-dialog';
import { SignedInElsewhereDialog } from '../../../features/session/sign-in/signed-in-elsewhere-dialog';
import { StartUpFailureScreen } from '../../../features/app/screens/start-up-failure-screen';
import { expiringCardsNotice } from '../../../features/cards/expiring-cards/expiring-card-notice.provide';
import type { NewNotice } from '../../../app/environment/environment';
import type { ScreenActor } from '../../../ui/screen-actor';
import { PageHeading } from '../../../ui/text';
import { flows } from '../../play/flows';
import { company, links, sessionOf } from '../company';
import { neighbour } from '../played';
import type { View, Views, ViewProps } from '../view.types';

const nothing = () => undefined;
const isRoute = (path: string): boolean => path.startsWith('/profile');
/** No page of the company's is here: the frame stays empty. */
const estimator = { url: 'about:blank', place: 'own' } as const;

/** What a chart has had shown as notices, the last time that it did. */
const noticesOf = (...shown: readonly NewNotice[]) =>
  neighbour(
    flows.notifications,
    undefined,
    ...shown.map(({ type, ...given }, index) => ({
      to: '',
      event: {
        type: 'notice.shown',
        notice: {
          id: String(index),
          type,
          title: null,
          message: null,
          buttons: [],
          activator: null,
          returnFocus: true,
          ...given,
        } satisfies Notice,
      } as { readonly type: string },
    })),
  );

const blocked = noticesOf({
  type: 'error',
  title: botCheck.blockedTitle,
  message: botCheck.blockedHelp,
  buttons: [{ type: 'button', label: botCheck.retry, close: false, run: 'retry' }],
});

/** Above a page, as much of it as says which. */
const OnPage = ({ actor }: ComponentProps<typeof Notices>) => (
  <>
    <Notices actor={actor} />
    <PageHeading>{profile.title}</PageHeading>
  </>
);

/** The cards that the check has told of last, in one notice. */
function ExpiringNotices({ rig }: ViewProps) {
  const [told] = rig.effectsOf('showNotice').slice(-1);
  const { cards } = (told?.params ?? { cards: [] }) as { readonly cards: readonly ExpiringCard[] };
  return <OnPage actor={noticesOf(...(cards.length > 0 ? [expiringCardsNotice(cards)] : []))} />;
}

const restingForm = neighbour(flows['form-submission'], undefined as never);
const Login = ({ actor }: { readonly actor: ScreenActor<typeof formSubmissionMachine> }) => (
  <LoginScreen actor={actor} ready company={company} />
);
const SignInAgain: View = ({ stage }) => (
  <SignInAgainDialog session={stage.root<typeof sessionMachine>()} form={restingForm} />
);
const SignedInElsewhere: View = ({ stage }) => (
  <SignedInElsewhereDialog actor={stage.root<typeof tabsMachine>()} />
);
const StartUpFailure: View = ({ stage }) => (
  <StartUpFailureScreen onRetry={() => stage.root().send({ type: 'boot.retried' })} />
);
const Loading: View = () => <LoadingScreen />;
const AboveThePage: View = ({ stage }) => (
  <Bars>
    <NewVersionBar actor={stage.root<typeof newVersionMachine>()} />
  </Bars>
);

const subjects = neighbour(
  flows.content,
  { page: 'contact' },
  { to: '', event: { type: 'content.requested' } },
  { settle: 'loadContent', with: 'subjects' },
);
const Contact: View = ({ stage }) => (
  <ContactDialog
    id="contact-panel"
    actor={stage.root<typeof contactMachine>()}
    content={subjects}
    title={contactTexts.title}
    estimator={estimator}
    activator={null}
    onRetry={nothing}
    onClose={nothing}
  />
);
const restingContact = neighbour(flows.contact, { blank, draft: null, embedded: true });

function Content({ stage }: ViewProps) {
  const content = stage.root<typeof contentMachine>();
  const isContact = useSelector(
    content,
    (now) => selectContactPage(now) !== null || now.context.page === 'contact',
  );
  const retry = () => content.send({ type: 'content.requested' });
  return (
    <ContentScreen title={isContact ? contactTexts.title : contentTexts.terms} wide={!isContact}>
      {isContact ? (
        <ContactMessage actor={restingContact} content={content} onRetry={retry} id="contact" heading="h2" />
      ) : (
        <Information content={content} onRetry={retry} isRoute={isRoute} headingLevel={2} />
      )}
    </ContentScreen>
  );
}

function OpenDialog({ stage, name }: ViewProps & { readonly name: 'terms' | 'privacy' | 'contact' }) {
  const dialogs = stage.root<typeof dialogsMachine>();
  const content = useSelector(dialogs, selectContent(name));
  const activator = useSelector(dialogs, selectActivator);
  const close = () => dialogs.send({ type: 'dialog.closed' });
  if (content === undefined) return null;
  if (name === 'contact')
    return (
      <ContactDialog
        id="contact-panel"
        actor={restingContact}
        content={content}
        title={contactTexts.title}
        estimator={estimator}
        activator={activator}
        onRetry={nothing}
        onClose={close}
      />
    );
  return (
    <InformationDialog
      name={name}
      content={content}
      activator={activator}
      isRoute={isRoute}
      onRetry={nothing}
      onClose={close}
    />
  );
}

const Navigation: View = ({ stage }) => (
  <Shell
    session={sessionOf(aoife)}
    links={links}
    navigation={stage.root<typeof navigationMachine>()}
    logout={neighbour(flows.logout, undefined)}
    company={config}
    path="/profile"
    isRoute={isRoute}
  >
    {null}
  </Shell>
);

/** Screens of the app around its routes, and of visitors. */
export const appViews = {
  app: { loading: Loading, 'start-up-failure': StartUpFailure },
  services: { 'start-up-failure': StartUpFailure },
  session: {
    loading: Loading,
    'start-up-failure': StartUpFailure,
    login: () => <Login actor={restingForm} />,
    'sign-in-again': SignInAgain,
  },
  tabs: { 'signed-in-elsewhere': SignedInElsewhere },
  'bot-check': { notices: () => <Notices actor={blocked} /> },
  'expiring-cards': { notices: ExpiringNotices },
  notifications: {
    notices: ({ stage }) => <OnPage actor={stage.root<typeof notificationsMachine>()} />,
  },
  contact: { contact: Contact, 'contact-sent': Contact, 'fare-estimator': Contact },
  content: { content: Content },
  dialogs: {
    terms: (props) => <OpenDialog {...props} name="terms" />,
    privacy: (props) => <OpenDialog {...props} name="privacy" />,
    contact: (props) => <OpenDialog {...props} name="contact" />,
  },
  'demo-banner': {
    'demo-banner': ({ stage }) => <DemoBanner actor={stage.root<typeof demoBannerMachine>()} />,
  },
  'new-version': { 'new-version-bar': AboveThePage, 'offline-bar': AboveThePage },
  'form-submission': {
    form: ({ stage }) => <Login actor={stage.root<typeof formSubmissionMachine>()} />,
  },
  'legacy-frame': {
    'legacy-frame': ({ stage }) => (
      <LegacyFrameScreen
        actor={stage.root<typeof legacyFrameMachine>()}
        frameId="older-page"
        address="/legacy/new-booking"
        title={legacy.untitled}
        hasHeading
        isSettled
        look={{ kind: 'asIs' }}
      />
    ),
    'not-found': () => <NotFoundScreen as="div" />,
  },
  navigation: { shell: Navigation, drawer: Navigation },
} satisfies Readonly<Record<string, Views>>;

import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { contact } from '#messages/content/contact';
import { content as texts } from '#messages/content/content';
import { notFound } from '#messages/app/not-found';
import { selectConfig } from '../../../../machines/app/app/app.selectors';
import type { contentMachine } from '../../../../machines/content/content/content.machine';
import { selectTitle } from '../../../../machines/content/content/content.selectors';
import { ContentScreen } from './content-screen';
import { NotFoundScreen } from '../../shared/visitor/not-found-screen';
import type { ContentPageName } from '../../../domain/addresses/route-params';
import { sendToService } from '../../../app/environment/environment';
import { lazyView } from '../../../ui/lazy-view';
import type { ScreenActor } from '../../../ui/screen-actor';
import { Screen } from '../../../app/screen/screen';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useContent } from './use-content.route';

const ContactPage = lazyView(() => import('../contact/content-contact.route'), 'ContactPage');
const Information = lazyView(() => import('./information'), 'Information');

const TITLES = { terms: texts.terms, privacy: texts.privacy, contact: contact.title } as const;

type ContentProps = { readonly page: ContentPageName };

function Content({ page, content }: ContentProps & { readonly content: ScreenActor<typeof contentMachine> }) {
  const { request, isRoute } = useContent(page);
  const title = useSelector(content, selectTitle) ?? TITLES[page];
  return (
    <Screen title={title}>
      <ContentScreen title={title} wide={page !== 'contact'}>
        {page === 'contact' ? (
          <ContactPage content={content} onRetry={request} />
        ) : (
          <Information content={content} onRetry={request} isRoute={isRoute} headingLevel={2} />
        )}
      </ContentScreen>
    </Screen>
  );
}

function RequestedPage({ page }: ContentProps) {
  const { environment } = useAppContext();
  const { content } = useContent(page);
  // Tells the chart that the page is mounted, as for an opened dialog. The chart decides what follows.
  useEffect(
    () => sendToService(environment, 'dialogs', { type: 'content.requested', page }),
    [environment, page],
  );
  return content === undefined ? null : <Content key={page} page={page} content={content} />;
}

/**
 * Terms, privacy and the contact form as pages (S2.publicRoutes.11). Without a contact form of the company, the
 * contact page is not found (D7.11).
 */
export function ContentPage({ page }: ContentProps) {
  const unknown = useSelector(
    useAppContext().app,
    (snapshot) => page === 'contact' && selectConfig(snapshot)?.hasContact === false,
  );
  if (!unknown) return <RequestedPage page={page} />;
  return (
    <Screen title={notFound.title}>
      <NotFoundScreen />
    </Screen>
  );
}

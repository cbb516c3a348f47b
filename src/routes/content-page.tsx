import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { contact } from '#messages/contact';
import { content as texts } from '#messages/content';
import { notFound } from '#messages/not-found';
import { selectConfig } from '../../machines/app/app.selectors';
import type { contentMachine } from '../../machines/content/content.machine';
import { selectTitle } from '../../machines/content/content.selectors';
import { ContentScreen } from '../features/content/content-screen';
import { NotFoundScreen } from '../features/session/not-found-screen';
import type { ContentPageName } from '../domain/route-params';
import { tell } from '../provide/environment';
import { lazyView } from '../ui/lazy-view';
import type { ScreenActor } from '../ui/screen-actor';
import { Screen } from './screen';
import { useAppContext } from './use-app-context';
import { useContent } from './use-content';

const ContactPage = lazyView(() => import('./content-contact'), 'ContactPage');
const Information = lazyView(() => import('../features/content/information'), 'Information');

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
  // The screen stands, which its chart hears as it hears of an opened dialog; what follows is decided there.
  useEffect(() => tell(environment, 'dialogs', { type: 'content.requested', page }), [environment, page]);
  return content === undefined ? null : <Content key={page} page={page} content={content} />;
}

/**
 * Terms, privacy and the contact form as pages (specification, section 2, /content/{page}); no contact form where the
 * company cannot be written to (decisions, section 7).
 */
export function ContentPage({ page }: ContentProps) {
  const unknown = useSelector(
    useAppContext().app,
    (snapshot) => page === 'contact' && selectConfig(snapshot)?.hasContact === false,
  );
  if (!unknown) return <RequestedPage page={page} />;
  return (
    <Screen title={notFound.title}>
      <NotFoundScreen as="div" />
    </Screen>
  );
}

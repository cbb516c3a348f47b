import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { emailAddress as texts } from '#messages/settings/email-address';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import type { User } from '../../../domain/entities';
import { ChunkBoundary } from '../../../ui/chunk-boundary';
import { lazyView } from '../../../ui/lazy-view';
import { LoadFailure } from '../../../ui/load-failure';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { impersonationRefusal } from '../../shared/person/impersonation-refusal';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { EmailAddress } from './email-address';
import { EMAIL_HEADING_ID } from './email-change-parts';

/** Its code loads after that of the profile, because the section is far down the page and rarely needed. */
const EmailChangeArea = lazyView(() => import('./email-change-area.route'), 'EmailChangeArea');

const failure = { title: texts.failedTitle, help: texts.failedHelp, retry: texts.retry };

type EmailChangeProps = {
  /** The effective user; `null` while the person has to sign in again. */
  readonly user: User | null;
};

/**
 * 'Email address' on the profile, if the backend offers its change (D2.extensionGroups.emailChange). For an admin who
 * acts for the customer, it says why there is none (D2.20).
 */
export function EmailChange({ user }: EmailChangeProps) {
  const { app } = useAppContext();
  const offered = useSelector(app, selectOffers('email-change'));
  const refusal = impersonationRefusal(user, 'changeEmail');
  const email = user?.email ?? '';
  if (!offered) return null;
  return (
    <ExplainedSection isPart id={EMAIL_HEADING_ID} title={texts.title} help={texts.help}>
      {refusal === null ? (
        <ChunkBoundary
          fallback={(again) => <LoadFailure failed {...failure} onRetry={again} />}
          onMissing={EmailChangeArea.forget}
        >
          <Suspense fallback={<EmailAddress email={email} />}>
            <EmailChangeArea email={email} pendingEmail={user?.pendingEmail ?? null} />
          </Suspense>
        </ChunkBoundary>
      ) : (
        <Panel>
          <Notice tone="info" title={refusal} />
        </Panel>
      )}
    </ExplainedSection>
  );
}

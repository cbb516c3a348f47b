import { useNavigate } from '@tanstack/react-router';
import { CompletionDialog } from './completion-dialog';
import type { CompletionKind } from './completion-text';
import { useCompletion } from './use-completion.route';

/** A dialog over the profile. Closing it leaves the profile. */
function OverProfile({ kind }: { readonly kind: CompletionKind }) {
  const navigate = useNavigate();
  const close = () => void navigate({ to: '/profile', replace: true, resetScroll: false });
  return <CompletionDialog {...useCompletion(kind)} onClose={close} />;
}

/** /profile/welcome (S2.loggedInRoutes.3). */
export const SubscriptionCompleteDialog = () => <OverProfile kind="subscribed" />;

/** /profile/welcome/application-sent (S2.loggedInRoutes.4). */
export const ApplicationSentDialog = () => <OverProfile kind="application" />;

/** /profile/new-user (S2.loggedInRoutes.5). */
export const WelcomeDialog = () => <OverProfile kind="welcome" />;

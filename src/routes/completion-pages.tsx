import { CompletionScreen } from '../features/completion/completion-screen';
import { completionTexts, type CompletionKind } from '../features/completion/completion-text';
import { Screen } from './screen';
import { useCompletion } from './use-completion';

function CompletionPage({ kind }: { readonly kind: CompletionKind }) {
  return (
    <Screen title={completionTexts[kind].title}>
      <CompletionScreen {...useCompletion(kind)} />
    </Screen>
  );
}

/** /premium/complete (specification, section 2 "Premium-only routes"). */
export const SubscriptionCompletePage = () => <CompletionPage kind="subscribed" />;

/** /premium/application-sent. */
export const ApplicationSentPage = () => <CompletionPage kind="application" />;

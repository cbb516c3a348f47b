import { CompletionScreen } from './completion-screen';
import { completionTexts, type CompletionKind } from './completion-text';
import { Screen } from '../../../app/screen/screen';
import { useCompletion } from './use-completion.route';

function CompletionPage({ kind }: { readonly kind: CompletionKind }) {
  return (
    <Screen title={completionTexts[kind].title}>
      <CompletionScreen {...useCompletion(kind)} />
    </Screen>
  );
}

/** /premium/complete (S2.premiumOnlyRoutes.1). */
export const SubscriptionCompletePage = () => <CompletionPage kind="subscribed" />;

/** /premium/application-sent (S2.premiumOnlyRoutes.1, D3.14). */
export const ApplicationSentPage = () => <CompletionPage kind="application" />;

import type { creditRequestMachine } from '../../../../machines/profiles/credit-request/credit-request.machine';
import { aoife, config } from '../../../../machines/samples';
import { sessionOf } from '../../../review/screens/company';
import type { Views } from '../../../review/screens/view.types';
import { CompletionDialog } from '../../premium/completion/completion-dialog';
import { ProfilesAtRest } from '../account-switches/account-switches.views';
import { CreditRequestDialog } from './credit-request-dialog';

const nothing = () => undefined;

export const views: Views = {
  'credit-request': ({ stage }) => (
    <CreditRequestDialog
      actor={stage.root<typeof creditRequestMachine>()}
      facts={{ email: aoife.email, serviceCharge: false, openTerms: nothing }}
    />
  ),
  'application-sent': () => (
    <CompletionDialog kind="application" session={sessionOf(aoife)} company={config} onClose={nothing} />
  ),
  'payment-profiles': ProfilesAtRest,
};

export const undrawn = ['credit-request.opening'];

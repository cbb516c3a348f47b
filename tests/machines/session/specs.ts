import { spec as botCheck } from './bot-check.spec';
import { spec as formSubmission } from './form-submission.spec';
import { spec as impersonationClock } from './impersonation-clock.spec';
import { spec as impersonationStart } from './impersonation-start.spec';
import { spec as logout } from './logout.spec';
import { spec as session } from './session/session.spec';

/** What the tests say of the flows of this area. */
export const specs = [
  botCheck,
  formSubmission,
  impersonationClock,
  impersonationStart,
  logout,
  session,
] as const;

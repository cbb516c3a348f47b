import { spec as registration } from './registration.spec';
import { spec as stepper } from './stepper/stepper.spec';
import { spec as submission } from './submission/submission.spec';

/** What the tests say of the flows of this area. */
export const specs = [registration, stepper, submission] as const;

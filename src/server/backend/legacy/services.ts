import type { Services } from '../routes/services';
import type { Bookings } from '../services/bookings';
import type { Passwords } from '../services/passwords';
import type { SignIn } from '../services/sign-in';

/** What the older pages work with. */
export type OlderServices = Services & {
  readonly bookings: Bookings;
  readonly signIn: SignIn;
  readonly passwords: Passwords;
};

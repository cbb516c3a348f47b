import type { Services } from '../routes/services';
import type { Bookings } from '../services/bookings';

/** What the older pages work with. */
export type OlderServices = Services & { readonly bookings: Bookings };

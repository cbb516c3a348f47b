import type { Services } from '../routes/services';
import type { Bookings } from '../services/booking/bookings';

/** What the older pages work with. */
export type OlderServices = Services & { readonly bookings: Bookings };

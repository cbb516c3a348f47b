import type { Services } from '../routes/services';
import type { Bookings } from '../services/booking/bookings';

/** The services that the older pages use. */
export type OlderServices = Services & { readonly bookings: Bookings };

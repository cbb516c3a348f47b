import type { Services } from '../routes/services';
import type { Bookings } from '../services/booking/bookings';

export type OlderServices = Services & { readonly bookings: Bookings };

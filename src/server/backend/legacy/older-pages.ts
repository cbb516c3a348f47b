import type { FastifyInstance } from 'fastify';
import type { Services } from '../routes/services';
import { createBookings } from '../services/booking/bookings';
import { adminPages } from './pages/admin';
import { bookingPages } from './pages/booking';
import { creditRequestPages } from './pages/credit-requests';
import { guestPages } from './pages/guest';
import { informationPages } from './pages/information';
import { jobStatusPages } from './pages/job-status';
import { officePages } from './pages/office';
import { passwordPages } from './pages/password';
import { registerPages } from './pages/register';
import { signInPages } from './pages/sign-in';
import { trackPages } from './pages/track';
import { userPages } from './pages/users';
import { registerLegacy } from './router';

/** The company's older pages under /legacy. They work regardless of which extension groups are enabled. */
export async function registerOlderPages(app: FastifyInstance, services: Services): Promise<void> {
  const { executor, clock, mail } = services;
  const older = { ...services, bookings: createBookings(executor, clock, mail) };
  await registerLegacy(app, services, [
    ...informationPages(older),
    ...signInPages(older),
    ...guestPages(older),
    ...passwordPages(older),
    ...registerPages(older),
    ...bookingPages(older),
    ...jobStatusPages(older),
    ...trackPages(older),
    ...userPages(older),
    ...adminPages(older),
    ...creditRequestPages(older),
    ...officePages(older),
  ]);
}

import type { ProfileWrite } from './profile-write';
import { accountWrites } from './profile-writes-account';
import { paymentWrites } from './profile-writes-payments';
import { premiumWrites } from './profile-writes-premium';

/** Every write of the profile page but the stepper's, whose branches are tried in the wizard's own tests. */
export const profileWrites: readonly ProfileWrite[] = [...accountWrites, ...paymentWrites, ...premiumWrites];

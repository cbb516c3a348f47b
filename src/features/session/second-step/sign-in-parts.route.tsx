/*
 * What a login may need besides the password. Both parts share one chunk, because every lazy-loaded chunk adds to the
 * first load.
 */
export { PasskeySignIn } from '../passkey-sign-in/passkey-sign-in.route';
export { SecondStepPage } from './second-step.route';

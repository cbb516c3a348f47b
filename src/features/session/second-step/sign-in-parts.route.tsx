/*
 * What a login may need besides the password. It is one late part, because every late part makes the first load larger.
 */
export { PasskeySignIn } from '../passkey-sign-in/passkey-sign-in.route';
export { SecondStepPage } from './second-step.route';

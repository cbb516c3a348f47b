import { loadFailure as texts } from '#messages/app/load-failure';

/**
 * What is said under the title of a failed load: what it means, and what to do. The connection is blamed only where
 * nothing answered (D7.1).
 */
export const failureHelp = (help: string, unreachable: boolean): string =>
  `${help} ${unreachable ? texts.unreachable : texts.reached}`;

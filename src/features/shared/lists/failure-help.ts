import { loadFailure as texts } from '#messages/app/load-failure';

/**
 * Returns the text below the title of a failed load: what it means and what to do. It blames the connection only if
 * there was no response (D7.1).
 */
export const failureHelp = (help: string, unreachable: boolean): string =>
  `${help} ${unreachable ? texts.unreachable : texts.reached}`;

import { completion } from '#messages/premium/completion';
import { BUSINESS_PLUS_REVIEW_WORKING_DAYS } from '../../../domain/limits';

/** The completion screens (S2.completionScreens.1, S2.completionScreens.2). */
export type CompletionKind = 'welcome' | 'application' | 'subscribed';

type CompletionText = {
  readonly title: string;
  readonly greeting: (name: { firstName: string }) => string;
  /** The greeting if the first name is unknown. */
  readonly unnamed: string;
  readonly lines: readonly string[];
};

export const completionTexts: Readonly<Record<CompletionKind, CompletionText>> = {
  welcome: {
    title: completion.welcomeTitle,
    greeting: completion.welcomeGreeting,
    unnamed: completion.welcomeGreetingUnnamed,
    lines: [completion.welcomeHelp],
  },
  application: {
    title: completion.applicationTitle,
    greeting: completion.applicationGreeting,
    unnamed: completion.applicationGreetingUnnamed,
    lines: [
      completion.applicationHelp({ days: BUSINESS_PLUS_REVIEW_WORKING_DAYS }),
      completion.applicationMeanwhile,
    ],
  },
  subscribed: {
    title: completion.subscribedTitle,
    greeting: completion.subscribedGreeting,
    unnamed: completion.subscribedGreetingUnnamed,
    lines: [completion.subscribedHelp],
  },
};

/** Sending what happened in the app to support (D2.extensionGroups.support). */
export const supportCode = {
  title: 'Is something not working?',
  help: 'Send us the latest steps that the app took, so that we can see where it went wrong.',
  none: 'Nothing was recorded.',
  what: "We'd get the names of steps, what led to each, and when. No name, card, address or password, and nothing that you typed.",
  steps: ({ count }: { count: number }) => (count === 1 ? 'See this step' : `See these ${count} steps`),
  line: ({ seconds, chart, state }: { seconds: number; chart: string; state: string }) =>
    `${seconds} s ago: ${chart} → ${state}`,
  make: 'Get a support code',
  making: 'Sending…',
  failedTitle: "We couldn't send it",
  failedHelp: 'Please try again in a moment.',
  refused: "We couldn't send it",
  madeTitle: 'Your support code',
  madeHelp: ({ day }: { day: string }) => `Tell us this code when you call or write. It works until ${day}.`,
  copy: 'Copy the code',
  copied: 'Copied',
} as const;

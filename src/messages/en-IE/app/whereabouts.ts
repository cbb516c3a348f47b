/** Showing support where a customer is in the app (D2.extensionGroups.support). */
export const whereabouts = {
  title: 'Are you talking to us right now?',
  help: 'Let our support see which step of the app you are at, for up to half an hour. They see the names of the steps, and nothing that you type.',
  agree: 'Show where I am',
  shown: 'You are letting our support see which step of the app you are at.',
  barTitle: 'Support can see where you are',
  barHelp: 'They see which step of the app you are at, and nothing that you type.',
  connecting: 'Letting our support see where you are…',
  unreachableTitle: "Support can't see where you are",
  unreachableHelp: "We couldn't reach our server. We'll keep trying.",
  stop: 'Stop showing',
  refusedTitle: 'Support can no longer see where you are',
} as const;

/** A list of short texts that are entered one by one (specification, section 2 "Profile page"). */
export const chips = {
  hint: 'Hit enter after each entry',
  /** What stands in an entry that breaks a rule, and the rule's message. */
  wrong: ({ entry, message }: { entry: string; message: string }) => `${entry}: ${message}`,
  list: ({ label }: { label: string }) => `${label}: what you entered`,
  howTo: 'Go through the entries with the arrow keys. Delete removes one.',
  remove: ({ entry }: { entry: string }) => `Remove ${entry}`,
  added: ({ count }: { count: number }) => (count === 1 ? '1 entry added' : `${String(count)} entries added`),
  known: 'That is in the list already',
  removed: ({ entry }: { entry: string }) => `${entry} removed`,
} as const;

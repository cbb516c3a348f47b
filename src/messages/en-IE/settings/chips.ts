/** A list of short texts that are entered one by one (S2.profilePage.2, D5.4). */
export const chips = {
  hint: 'Hit enter after each entry',
  /** What stands in an entry that breaks a rule, and the rule's message. */
  wrong: ({ entry, message }: { entry: string; message: string }) => `${entry}: ${message}`,
  list: ({ label }: { label: string }) => `${label}: your entries`,
  howTo:
    'Use Backspace or the left arrow key to go back to your entries, the arrow keys to move between them and Delete to remove one.',
  remove: ({ entry }: { entry: string }) => `Remove ${entry}`,
  selected: ({ entry }: { entry: string }) => `${entry} selected. Press Delete to remove it.`,
  entered: ({ entry }: { entry: string }) => `${entry} added`,
  added: ({ count }: { count: number }) => (count === 1 ? '1 entry added' : `${String(count)} entries added`),
  known: "That's already in the list",
  removed: ({ entry }: { entry: string }) => `${entry} removed`,
} as const;

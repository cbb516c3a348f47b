/** How the customer of the loosely formatted backend signs in: responses by call, as in `loose-people.ts`. */
export const signingIn: Readonly<Record<string, unknown>> = {
  sessions: [
    {
      id: 7,
      browser: null,
      system: 'A phone of 2026',
      country: null,
      signedInAt: '2026-11-02T09:30:00Z',
      lastUsedAt: '2026-11-02T09:30:00Z',
      current: true,
    },
  ],
  factors: {
    factors: [
      { id: 8, kind: 'totp', name: 'Codes of Bríd', addedAt: '2026-11-02T09:30:00Z', lastUsedAt: null },
    ],
    recoveryCodesLeft: 7,
    resetAt: null,
  },
};

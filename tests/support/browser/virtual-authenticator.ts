import type { CDPSession, Page } from 'playwright-core';

/** An authenticator of the browser's, such as the one that is built into a laptop. */
export type VirtualAuthenticator = {
  /** Lets the person refuse every question from now on, or give the passkey at once again. */
  readonly refuse: (refuses: boolean) => Promise<void>;
};

/**
 * Gives the page an authenticator that verifies its person and answers every question at once. Browsers have passkeys
 * for `localhost` and for domains, but not for addresses in numbers.
 */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: async (refuses) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !refuses });
    },
  };
}

/** The address of a page at `localhost`, for which browsers have passkeys. */
export const atLocalhost = (url: string, path: string): string =>
  `http://localhost:${new URL(url).port}${path}`;

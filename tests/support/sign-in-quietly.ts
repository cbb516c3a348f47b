import type { BrowserContext } from 'playwright-core';

/** The password of every demo account. */
export const demoPassword = 'Taxi-rank-42!demo';

/** Signs a demo customer (`standard`, `new`, …) in by the call alone: for what comes after the login. */
export async function signInQuietly(context: BrowserContext, customer: string): Promise<void> {
  const answer = await context.request.post('/api/auth/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    form: { email: `${customer}@cabrank.test`, password: demoPassword },
  });
  const { code } = (await answer.json()) as { readonly code?: number };
  if (code !== 200) throw new Error(`Signing in as ${customer} was answered with ${code ?? 'no code'}.`);
}

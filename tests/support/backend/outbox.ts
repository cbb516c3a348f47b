import type { APIRequestContext } from 'playwright-core';

/** A mail that the embedded backend sent. */
export type SentMail = { readonly kind: string; readonly subject: string; readonly body: string };

/** The mails that the backend sent to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<readonly SentMail[]> {
  const answer = await request.get(`/sandbox/outbox?to=${encodeURIComponent(address)}`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  const { response } = (await answer.json()) as { readonly response: readonly SentMail[] };
  return response;
}

/** The path of the link 'This was not me' in the newest mail about a sign-in with such a browser. */
export async function notMeLinkTo(
  request: APIRequestContext,
  address: string,
  browser: string,
): Promise<string> {
  const mails = await mailsTo(request, address);
  const newest = mails.find(({ kind, body }) => kind === 'new-device' && body.includes(browser));
  const link = /\/not-me\/\S+/.exec(newest?.body ?? '')?.[0];
  if (link === undefined) throw new Error(`No mail to ${address} is about ${browser}.`);
  return link;
}

/** The path of the newest link to such a page that was mailed to an address. */
export async function mailLinkTo(
  request: APIRequestContext,
  address: string,
  page: 'confirm-email' | 'restore-email' | 'keep-second-step',
): Promise<string> {
  const link = new RegExp(String.raw`/${page}/\S+`, 'u');
  const found = (await mailsTo(request, address)).map(({ body }) => link.exec(body)?.[0]);
  const newest = found.find((path) => path !== undefined);
  if (newest === undefined) throw new Error(`No link to ${page} was mailed to ${address}.`);
  return newest;
}

/** The path of the last reset link mailed to an address. */
export async function resetLinkTo(request: APIRequestContext, address: string): Promise<string> {
  const mails = await mailsTo(request, address);
  const newest = mails.find(({ kind, body }) => kind === 'password-reset' && body.includes('/reset/'));
  const link = /\/reset\/\S+/.exec(newest?.body ?? '')?.[0];
  if (link === undefined) throw new Error(`No reset link was mailed to ${address}.`);
  return link;
}

import type { Page, Request } from 'playwright-core';

export type SeenRequest = { readonly method: string; readonly url: string; readonly body: string | null };

/** Every request of the page since this was called, in order. */
export type RequestLog = {
  readonly all: () => readonly SeenRequest[];
  /** The requests with this method and a matching address. */
  readonly of: (method: string, address: RegExp) => readonly SeenRequest[];
};

export function logRequests(page: Page): RequestLog {
  const seen: SeenRequest[] = [];
  page.on('request', (request: Request) => {
    seen.push({ method: request.method(), url: request.url(), body: request.postData() });
  });
  return {
    all: () => seen,
    of: (method, address) => seen.filter((request) => request.method === method && address.test(request.url)),
  };
}

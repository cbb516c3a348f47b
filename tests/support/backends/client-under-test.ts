import { onTestFinished } from 'vitest';
import { createClient, type Client } from '../../../src/api/client';
import type { ClientPorts, NoticeRequest } from '../../../src/api/client-ports';
import { ApiError } from '../../../src/api/api-error';
import { startStandIn, type Behaviour, type StandIn, type StandInRequest } from './stand-in-server';

/** The literal texts of failures (S8.generic). */
export const texts = {
  error: 'Error!',
  success: 'Success!',
  genericTitle: 'An error occurred with your request',
  tryAgain: 'Please try again later',
  mandatoryUrl: 'The field options.url is mandatory',
  accountChanged: 'Somebody else is signed in now',
  onlyLooking: 'You are only looking',
};

export const genericMessages = [texts.genericTitle, texts.tryAgain];

export type ClientUnderTest = {
  readonly client: Client;
  readonly notices: readonly NoticeRequest[];
  /** 'unauthorized' and 'expired <version>', in order. */
  readonly events: readonly string[];
};

/** The real client with ports that record their calls. `fetch` and the timeout can be replaced. */
export const makeClient = (ports: Partial<ClientPorts> = {}): ClientUnderTest => {
  const notices: NoticeRequest[] = [];
  const events: string[] = [];
  const client = createClient({
    fetch: () => Promise.reject(new Error('This test gave no fetch')),
    notify: (notice) => notices.push(notice),
    unauthorized: () => {
      events.push('unauthorized');
      return Promise.resolve(false);
    },
    proofs: () => 0,
    account: () => null,
    mayWrite: () => true,
    refusesWrites: () => false,
    leftOut: () => undefined,
    expired: (version) => events.push(`expired ${version}`),
    texts,
    ...ports,
  });
  return { client, notices, events };
};

/** The real client connected over HTTP to a stand-in that is closed when the test ends. */
export const clientAgainst = async (
  respond: (request: StandInRequest) => Behaviour,
  ports: Partial<ClientPorts> = {},
): Promise<ClientUnderTest & { readonly server: StandIn }> => {
  const server = await startStandIn(respond);
  onTestFinished(() => server.close());
  const send: typeof fetch = (input, init) => {
    if (typeof input !== 'string') throw new Error('The client must pass the address as a string');
    return fetch(new URL(input, server.origin), init);
  };
  return { ...makeClient({ fetch: send, ...ports }), server };
};

/** The `ApiError` that a call rejects with. */
export const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => new Error('The call was accepted'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw error;
};

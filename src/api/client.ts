import { CALL_TIMEOUT_MS } from '../domain/limits';
import { ApiError, type ApiErrorDetails } from './api-error';
import type { ClientPorts } from './client-ports';
import { Malformed, type Place } from './codec/read';
import { encodeRequest, type FormPayload, type Method } from './encode';
import { effectiveCode, EMPTY, readEnvelope, type Answer, type Envelope } from './envelope';
import { exchange, NoAnswer, type Exchanged } from './exchange';

export type CallOptions = {
  /** Rejects the call with an `AbortError`, without a notice. */
  readonly signal?: AbortSignal;
  /** Whether success shows a notice. Defaults to true for writes (S7.requestConventions.6, D2.5). */
  readonly successNotice?: boolean;
  /** Whether an error shows a notice. Defaults to true for writes. */
  readonly errorNotice?: boolean;
  /** Whether a 401 calls `unauthorized`. Defaults to true. */
  readonly checkAuth?: boolean;
  /** Whether a write is sent even while an admin only looks, because it changes no data of the customer. */
  readonly whileLooking?: boolean;
  /** Sent with writes (D2.extensionGroups.idempotency). */
  readonly idempotencyKey?: string;
};

/** Replaces ids in a path, so that logs do not identify anybody. */
const namelessPath = (url: string): string =>
  (url.split('?')[0] ?? '').replaceAll(/(?<=\/)(?![a-z-]+(?:\/|$))[^/]+/gu, '…');

type Target = { readonly url: string; readonly method?: Method; readonly accepted?: readonly number[] };
/** `raw` sends JSON; otherwise the payload is form-encoded. */
type Payload =
  { readonly raw: true; readonly data: object } | { readonly raw?: false; readonly data?: FormPayload };
export type CallRequest = Target & Payload & CallOptions;

export type Download = { readonly name: string; readonly content: Blob };

export type Client = {
  /**
   * Sends a request and returns its envelope (S7.requestConventions.4). Rejects with an `ApiError` (S8.bodyCode), or
   * with an `AbortError` if the caller aborts.
   */
  request(request: CallRequest): Promise<Answer>;
  /** Like `request`, but parses the response with `read`. If `read` throws `Malformed`, the call rejects. */
  call<T>(request: CallRequest, read: (answer: Answer, place: Place) => T): Promise<T>;
  /**
   * Downloads a file. An envelope instead of a file is an error.
   *
   * @param nameOf reads the name from content-disposition; passed in, because the first load downloads nothing
   */
  download(request: Target & CallOptions, nameOf: (disposition: string | null) => string): Promise<Download>;
};

/** Creates the app's client (S7.requestConventions.3, S8.networkFailure, D2.1, D2.3, D2.11). */
export const createClient = (ports: ClientPorts): Client => {
  const { texts } = ports;
  const generic = [texts.genericTitle, texts.tryAgain];
  let firstVersion: string | null = null;
  let reported = false;

  const watchVersion = (version: string | null): void => {
    firstVersion ??= version;
    if (reported || version === null || version === firstVersion) return;
    reported = true;
    ports.expired(version);
  };

  const isWrite = (request: Target): boolean => (request.method ?? 'get') !== 'get';
  const checksSession = ({ checkAuth = true }: CallOptions): boolean => checkAuth;

  const announce = (request: Target & CallOptions, { messages }: Pick<ApiErrorDetails, 'messages'>): void => {
    if (!(request.errorNotice ?? isWrite(request))) return;
    const isGeneric = messages === generic;
    ports.notify({
      type: 'error',
      title: isGeneric ? texts.genericTitle : texts.error,
      message: isGeneric ? texts.tryAgain : messages,
    });
  };

  /** An unauthorized read may still succeed after a re-check. If it does not, `settle` shows its notice. */
  const fail = (request: Target & CallOptions, details: ApiErrorDetails, cause?: unknown): ApiError => {
    const isOpen = details.kind === 'unauthorized' && checksSession(request) && !isWrite(request);
    if (!isOpen) announce(request, details);
    return new ApiError(details, { cause });
  };

  /** Re-checks the session after a 401. If it is confirmed, a read is sent again, but a write is left to the user. */
  const settle = async <T>(request: Target & CallOptions, ask: () => Promise<T>): Promise<T> => {
    const proofs = ports.proofs();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthorized' || !checksSession(request))
        throw error;
      const recheck = ports.unauthorized(proofs);
      if (isWrite(request)) throw error;
      if (await recheck) return ask();
      announce(request, error);
      throw error;
    }
  };

  const send = async <T>(
    request: CallRequest,
    read: (response: Response) => Promise<T>,
  ): Promise<Exchanged<T>> => {
    if (!request.url) throw fail(request, { kind: 'mandatory', code: 0, messages: [texts.mandatoryUrl] });
    if (isWrite(request) && request.whileLooking !== true && ports.refusesWrites())
      throw fail(request, { kind: 'rejected', code: 403, messages: [texts.onlyLooking] });
    const asker = ports.account();
    // Forces the notice: the former user's screen, which would have shown the error, is going away.
    if (isWrite(request) && checksSession(request) && !ports.mayWrite())
      throw fail(
        { ...request, errorNotice: true },
        { kind: 'rejected', code: 409, messages: [texts.accountChanged] },
      );
    const method = request.method ?? 'get';
    const { url, body, contentType } = encodeRequest({
      url: request.url,
      method,
      data: request.data,
      raw: request.raw ?? false,
    });
    const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest' });
    if (contentType !== null) headers.set('Content-Type', contentType);
    if (request.idempotencyKey !== undefined && isWrite(request)) {
      headers.set('Idempotency-Key', request.idempotencyKey);
    }
    let answer: Exchanged<T>;
    try {
      answer = await exchange({
        fetch: ports.fetch,
        url,
        init: { method: method.toUpperCase(), headers, body, credentials: 'same-origin' },
        timeoutMs: ports.timeoutMs ?? CALL_TIMEOUT_MS,
        signal: request.signal,
        read,
      });
    } catch (cause) {
      if (!(cause instanceof NoAnswer)) throw cause;
      throw fail(request, { kind: 'network', code: 503, messages: generic, outcomeUnknown: true }, cause);
    }
    // Discard a response that belongs to a former user (D3.20).
    if (asker !== null && checksSession(request) && ports.account() !== asker)
      throw new DOMException('The person who asked is not signed in any more', 'AbortError');
    return answer;
  };

  const parse = (request: Target & CallOptions, { status, headers, body }: Exchanged<string>): Envelope => {
    const envelope = readEnvelope(body);
    watchVersion(envelope?.version ?? headers.get('X-App-Version'));
    const code = effectiveCode(envelope?.code ?? 0, status);
    if ((request.accepted ?? [200]).includes(code)) return { ...(envelope ?? EMPTY), code };
    // Without a refusing code, the outcome is unknown. A 409 with Retry-After means that the first call still runs.
    const unread = (code === 0 && status < 400) || (code >= 200 && code < 300);
    const unfinished = code === 409 && headers.has('Retry-After');
    const failed = code >= 500 || (code === 0 && status >= 500);
    const kind = envelope === null ? 'unparseable' : 'rejected';
    throw fail(request, {
      kind: code === 401 ? 'unauthorized' : kind,
      code: envelope === null && status >= 400 ? status : code,
      messages: envelope?.message.length ? envelope.message : generic,
      fields: envelope?.fields ?? {},
      stripe: envelope?.stripe ?? false,
      outcomeUnknown: (code === 401 && checksSession(request)) || unread || unfinished || failed,
      response: envelope?.response,
    });
  };

  const call = async <T>(request: CallRequest, read: (answer: Answer, place: Place) => T): Promise<T> => {
    const {
      version: _version,
      fields: _fields,
      ...answer
    } = await settle(request, async () => parse(request, await send(request, (response) => response.text())));
    let result: T;
    try {
      result = read(answer, {
        path: 'response',
        leaveOut: ({ message }) => ports.leftOut(`${namelessPath(request.url)} ${message}`),
      });
    } catch (cause) {
      if (!(cause instanceof Malformed)) throw cause;
      // The server has accepted a write, even if its response is unreadable.
      const details = { code: answer.code, messages: generic, outcomeUnknown: isWrite(request) };
      throw fail(request, { kind: 'malformed', ...details }, cause);
    }
    // An accepted 402 asks for another step, so nothing has succeeded yet.
    if (answer.code !== 402 && (request.successNotice ?? isWrite(request))) {
      const [happened = texts.success, ...more] = answer.message;
      const message = answer.message.length === 0 ? texts.success : more;
      ports.notify({ type: 'success', title: happened, message });
    }
    return result;
  };

  const download: Client['download'] = (request, nameOf) =>
    settle(request, async () => {
      const { status, headers, body } = await send(request, (response) => response.blob());
      const disposition = headers.get('Content-Disposition');
      const isEnvelope = disposition === null && /\bjson\b/iu.test(headers.get('Content-Type') ?? '');
      if (status < 400 && !isEnvelope) {
        watchVersion(headers.get('X-App-Version'));
        return { name: nameOf(disposition), content: body };
      }
      const envelope = parse(request, { status, headers, body: await body.text() });
      throw fail(request, { kind: 'malformed', code: envelope.code, messages: generic });
    });

  return { request: (request) => call(request, (answer) => answer), call, download };
};

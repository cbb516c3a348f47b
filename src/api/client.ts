import { CALL_TIMEOUT_MS } from '../domain/limits';
import { ApiError, type ApiErrorDetails } from './api-error';
import { Malformed, type Place } from './codec/read';
import { encodeRequest, type FormPayload, type Method } from './encode';
import { effectiveCode, EMPTY, readEnvelope, type Answer, type Envelope } from './envelope';
import { exchange, NoAnswer, type Exchanged } from './exchange';

export type NoticeRequest = {
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message: string | readonly string[] | null;
};

/** The literal texts of failures (S8.generic), handed in: this layer has no texts of its own. */
export type ClientTexts = {
  /** 'Error!' */
  readonly error: string;
  /** 'Success!': the default title and the default message. */
  readonly success: string;
  /** 'An error occurred with your request' */
  readonly genericTitle: string;
  /** 'Please try again later' */
  readonly tryAgain: string;
  /** 'The field options.url is mandatory' */
  readonly mandatoryUrl: string;
  /** Said where a write is held back because somebody else has signed in. */
  readonly accountChanged: string;
};

export type ClientPorts = {
  readonly fetch: typeof fetch;
  readonly notify: (notice: NoticeRequest) => void;
  /** How often the session has proved good so far. */
  readonly proofs: () => number;
  /**
   * An answer said 401 to a call that checks the session; `true` once the session has proved to be the same still.
   *
   * @param proofs what `proofs` said when the call went out: a proof since then answers it
   */
  readonly unauthorized: (proofs: number) => Promise<boolean>;
  /** Whose session this is: the effective user's uuid, or `null` for nobody. */
  readonly account: () => string | null;
  /** Whether a write would still be sent in that account's name: another tab may have signed in as somebody else. */
  readonly mayWrite: () => boolean;
  /** A record of a list could not be read and is left out: where, and why. */
  readonly leftOut: (problem: string) => void;
  /** The server runs another version than the first one seen; called once. */
  readonly expired: (version: string) => void;
  readonly texts: ClientTexts;
  /** How long a call may wait for its whole answer; 30 s unless a test says otherwise. */
  readonly timeoutMs?: number;
};

export type CallOptions = {
  /** Rejects the call with an `AbortError`, without a notice. */
  readonly signal?: AbortSignal;
  /** Whether success is announced; by default for writes (S7.requestConventions.6, D2.5). */
  readonly successNotice?: boolean;
  /** Whether an error is announced; by default for writes. */
  readonly errorNotice?: boolean;
  /** Whether a 401 calls `unauthorized`; by default yes. */
  readonly checkAuth?: boolean;
  /** Sent with writes (D2.extensionGroups.idempotency). */
  readonly idempotencyKey?: string;
};

type Target = { readonly url: string; readonly method?: Method; readonly accepted?: readonly number[] };
/** `raw` sends JSON; otherwise the payload is a form. */
type Payload =
  { readonly raw: true; readonly data: object } | { readonly raw?: false; readonly data?: FormPayload };
export type CallRequest = Target & Payload & CallOptions;

export type Download = { readonly name: string; readonly content: Blob };

export type Client = {
  /**
   * Sends a request and answers its envelope (S7.requestConventions.4). Rejects with an `ApiError` (S8.bodyCode), or
   * with an `AbortError` when the caller aborts.
   */
  request(request: CallRequest): Promise<Answer>;
  /** The same, its answer read by `read`; what `read` refuses as `Malformed` is an error like any other. */
  call<T>(request: CallRequest, read: (answer: Answer, place: Place) => T): Promise<T>;
  /**
   * Fetches a file; an envelope in its place is an error.
   *
   * @param nameOf its name by the content-disposition: handed in, because the first load downloads nothing
   */
  download(request: Target & CallOptions, nameOf: (disposition: string | null) => string): Promise<Download>;
};

/** What was asked for, without whose it is. */
const namelessPath = (url: string): string =>
  (url.split('?')[0] ?? '').replaceAll(/(?<=\/)(?![a-z-]+(?:\/|$))[^/]+/gu, '…');

/** Makes the one client of the app (S7.requestConventions.3, S8.networkFailure, D2.1, D2.3, D2.11). */
export const createClient = (ports: ClientPorts): Client => {
  const { texts } = ports;
  const generic = [texts.genericTitle, texts.tryAgain];
  let firstVersion: string | null = null;
  let told = false;

  const watchVersion = (version: string | null): void => {
    firstVersion ??= version;
    if (told || version === null || version === firstVersion) return;
    told = true;
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

  /** A read that is unauthorized may be answered yet: `settle` announces it when it is not. */
  const fail = (request: Target & CallOptions, details: ApiErrorDetails, cause?: unknown): ApiError => {
    const isOpen = details.kind === 'unauthorized' && checksSession(request) && !isWrite(request);
    if (!isOpen) announce(request, details);
    return new ApiError(details, { cause });
  };

  /** A 401 has the session checked; if it proves good a read is sent once more, a write is the person's to repeat. */
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
    const asker = ports.account();
    // The screen of the former person is gone with this, and what it would have said: a notice stays.
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
    // An answer that belongs to a former user is nobody's business now (D3.20).
    if (asker !== null && checksSession(request) && ports.account() !== asker)
      throw new DOMException('The person who asked is not signed in any more', 'AbortError');
    return answer;
  };

  const judge = (request: Target & CallOptions, { status, headers, body }: Exchanged<string>): Envelope => {
    const envelope = readEnvelope(body);
    watchVersion(envelope?.version ?? headers.get('X-App-Version'));
    const code = effectiveCode(envelope?.code ?? 0, status);
    if ((request.accepted ?? [200]).includes(code)) return { ...(envelope ?? EMPTY), code };
    // Without a code that refuses nobody knows what was done; a 409 that says when to come back still runs.
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
    } = await settle(request, async () => judge(request, await send(request, (response) => response.text())));
    let result: T;
    try {
      result = read(answer, {
        path: 'response',
        leaveOut: ({ message }) => ports.leftOut(`${namelessPath(request.url)} ${message}`),
      });
    } catch (cause) {
      if (!(cause instanceof Malformed)) throw cause;
      // The server has accepted a write, whatever it says about it.
      const details = { code: answer.code, messages: generic, outcomeUnknown: isWrite(request) };
      throw fail(request, { kind: 'malformed', ...details }, cause);
    }
    // An accepted 402 asks for more: nothing has succeeded yet.
    if (answer.code !== 402 && (request.successNotice ?? isWrite(request))) {
      const message = answer.message.length > 0 ? answer.message : texts.success;
      ports.notify({ type: 'success', title: texts.success, message });
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
      const envelope = judge(request, { status, headers, body: await body.text() });
      throw fail(request, { kind: 'malformed', code: envelope.code, messages: generic });
    });

  return { request: (request) => call(request, (answer) => answer), call, download };
};

import {
  TELEMETRY_BATCH,
  TELEMETRY_DELAY_MS,
  TELEMETRY_PAGE_MAX,
  type TelemetryEvent,
  type TelemetryMessage,
} from '../domain/telemetry';

/**
 * Reports performance and failures to a collector. It sends events in batches. It never throws, waits for a
 * response or retries.
 *
 * It is not a chart: it has no states that anybody could see, and it has to work if the charts do not.
 */
export interface Telemetry {
  readonly report: (event: TelemetryEvent) => void;
  /** Sends pending events, because the page may be closed soon. */
  readonly flush: () => void;
}

export type TelemetryPorts = {
  readonly send: (message: TelemetryMessage) => void;
  /** Runs something after a delay (ms). */
  readonly later: (work: () => void, ms: number) => void;
};

export const createTelemetry = ({ send, later }: TelemetryPorts): Telemetry => {
  let waiting: TelemetryEvent[] = [];
  let reported = 0;
  let isTimed = false;

  const flush = (): void => {
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    try {
      send({ events });
    } catch {
      // Telemetry must not fail its caller.
    }
  };

  return {
    flush,
    report: (event) => {
      if (reported === TELEMETRY_PAGE_MAX) return;
      reported += 1;
      waiting.push(event);
      if (waiting.length >= TELEMETRY_BATCH) {
        flush();
      } else if (!isTimed) {
        isTimed = true;
        later(() => {
          isTimed = false;
          flush();
        }, TELEMETRY_DELAY_MS);
      }
    },
  };
};

/**
 * Sends messages to a URL: without cookies, without a referrer, and even while the page is closing.
 *
 * @param endpoint a path of this server, or a URL whose origin the build's policy allows
 */
export const browserSender =
  (endpoint: string, page: Window & typeof globalThis): TelemetryPorts['send'] =>
  (message) => {
    const type = 'application/json';
    const body = JSON.stringify(message);
    if (!('keepalive' in page.Request.prototype)) {
      page.navigator.sendBeacon(endpoint, new Blob([body], { type }));
      return;
    }
    const sent = page.fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    sent.catch(() => undefined);
  };

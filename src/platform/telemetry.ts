import {
  TELEMETRY_BATCH,
  TELEMETRY_DELAY_MS,
  TELEMETRY_PAGE_MAX,
  type TelemetryEvent,
  type TelemetryMessage,
} from '../domain/telemetry';

/**
 * Tells a collector how the app does. It gathers events and sends them together; it never throws, never waits for an
 * answer, and never sends again what got lost.
 *
 * Not a chart: it has no modes that anybody could see, and it is to work where the charts do not.
 */
export interface Telemetry {
  readonly tell: (event: TelemetryEvent) => void;
  /** Sends what waits, because the page may be gone in a moment. */
  readonly flush: () => void;
}

export type TelemetryPorts = {
  readonly send: (message: TelemetryMessage) => void;
  /** Runs something later (ms). */
  readonly later: (work: () => void, ms: number) => void;
};

export const createTelemetry = ({ send, later }: TelemetryPorts): Telemetry => {
  let waiting: TelemetryEvent[] = [];
  let told = 0;
  let isTimed = false;

  const flush = (): void => {
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    try {
      send({ events });
    } catch {
      // Whoever told of something has other things to do.
    }
  };

  return {
    flush,
    tell: (event) => {
      if (told === TELEMETRY_PAGE_MAX) return;
      told += 1;
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
 * Sends to an address: without cookies and without saying from which page, also while the page goes away.
 *
 * @param endpoint a path of our own, or an address whose origin the build's policy allows
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

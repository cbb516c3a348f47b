import { describe, expect, it, vi } from 'vitest';
import {
  TELEMETRY_BATCH,
  TELEMETRY_DELAY_MS,
  TELEMETRY_PAGE_MAX,
  type TelemetryEvent,
  type TelemetryMessage,
} from '../../../src/domain/telemetry';
import { browserSender, createTelemetry } from '../../../src/platform/telemetry';

const event = (n = 0): TelemetryEvent => ({ kind: 'vital', vital: 'LCP', value: n, route: '/' });

function open(send?: (message: TelemetryMessage) => void) {
  const sent: TelemetryMessage[] = [];
  const delays: number[] = [];
  let work: (() => void)[] = [];
  const telemetry = createTelemetry({
    send: send ?? ((message) => void sent.push(message)),
    later: (run, ms) => {
      delays.push(ms);
      work.push(run);
    },
  });
  const pass = (): void => {
    const due = work;
    work = [];
    for (const run of due) run();
  };
  return { telemetry, sent, delays, pass };
}

describe('telemetry', () => {
  it('collects events for a while, and sends them together', () => {
    const { telemetry, sent, delays, pass } = open();
    telemetry.report(event(1));
    telemetry.report(event(2));
    expect([sent, delays]).toEqual([[], [TELEMETRY_DELAY_MS]]);
    pass();
    expect(sent).toEqual([{ events: [event(1), event(2)] }]);
    telemetry.report(event(3));
    pass();
    expect(sent[1]).toEqual({ events: [event(3)] });
  });

  it('sends at once when there are enough, and on request', () => {
    const { telemetry, sent, pass } = open();
    for (let n = 0; n < TELEMETRY_BATCH; n += 1) telemetry.report(event(n));
    expect(sent.map(({ events }) => events.length)).toEqual([TELEMETRY_BATCH]);
    telemetry.flush();
    pass();
    expect(sent).toHaveLength(1);
    telemetry.report(event());
    telemetry.flush();
    expect(sent).toHaveLength(2);
  });

  it('is limited, however many events a page has', () => {
    const { telemetry, sent } = open();
    for (let n = 0; n < TELEMETRY_PAGE_MAX + 50; n += 1) telemetry.report(event(n));
    telemetry.flush();
    expect(sent.flatMap(({ events }) => events)).toHaveLength(TELEMETRY_PAGE_MAX);
  });

  it('never throws', () => {
    const { telemetry, pass } = open(() => {
      throw new Error('No way out');
    });
    telemetry.report(event());
    expect(() => pass()).not.toThrow();
    expect(() => telemetry.flush()).not.toThrow();
  });
});

describe('the browser’s sender', () => {
  const pageWith = (keepalive: boolean) => {
    const fetch = vi.fn((..._sent: unknown[]) => Promise.reject(new Error('offline')));
    const sendBeacon = vi.fn((..._sent: unknown[]) => true);
    const Request = { prototype: keepalive ? { keepalive: true } : {} };
    return { page: { Request, fetch, navigator: { sendBeacon } }, fetch, sendBeacon };
  };

  it('sends no credentials or referrer, and ignores the response', () => {
    const { page, fetch, sendBeacon } = pageWith(true);
    browserSender('/telemetry', page as never)({ events: [event()] });
    expect(fetch).toHaveBeenCalledWith(
      '/telemetry',
      expect.objectContaining({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ events: [event()] }),
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }),
    );
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('uses sendBeacon if a fetch would not outlive the page', () => {
    const { page, fetch, sendBeacon } = pageWith(false);
    browserSender('/telemetry', page as never)({ events: [event()] });
    expect(sendBeacon).toHaveBeenCalledWith('/telemetry', expect.any(Blob));
    expect(fetch).not.toHaveBeenCalled();
  });
});

// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import {
  CODE_NAME,
  TELEMETRY_DELAY_MS,
  type TelemetryEvent,
  type TelemetryMessage,
} from '../../../src/domain/telemetry';
import type { FailureLog } from '../../../src/platform/failure-log';
import { failureEvent, startTelemetry } from '../../../src/app/environment/telemetry';

const CANARY = 'Canary-word aoife@canary.test';

describe('the report of a failure', () => {
  it('has the chart, the state, the event and the route', () => {
    const place = {
      state: { boot: { starting: { config: 'loading' } }, services: 'supervised' },
      event: 'xstate.error.actor.getConfig',
    };
    expect(failureEvent('app', new TypeError(CANARY), '/login', place)).toEqual({
      kind: 'failure',
      source: 'app',
      error: 'TypeError',
      state: 'boot.starting.config.loading, services.supervised',
      event: 'xstate.error.actor.getConfig',
      route: '/login',
    });
  });

  it('has the kind and code of a failed call, not the server’s message', () => {
    const error = new ApiError({
      kind: 'rejected',
      code: 409,
      messages: [CANARY],
      fields: { email: CANARY },
    });
    const event = failureEvent('settings', error, '/profile');
    expect(event).toMatchObject({ error: 'ApiError rejected 409' });
    expect(event.error).toMatch(CODE_NAME);
    expect(JSON.stringify(event)).not.toContain('anary');
  });

  it('has the line only of our own script', () => {
    const error = Object.assign(new Error(CANARY), {
      stack: `Error: ${CANARY}\n at x (https://cdn.test/lib.js:1:1)\n at y (https://x/assets/main-Ab_1.js:10:233)`,
    });
    expect(failureEvent('screen', error, '/').at).toBe('/assets/main-Ab_1.js:10:233');
    expect(failureEvent('screen', new Error('x'), '/').at).toBeUndefined();
  });

  it.each([
    ['no error', CANARY, 'string'],
    ['nothing', undefined, 'undefined'],
    ['a name that is no word', Object.assign(new Error('x'), { name: undefined }), 'Error'],
    ['a name with words in it', Object.assign(new Error('x'), { name: `"${CANARY}"` }), 'Error'],
  ])('has only the kind of %s', (_what, error, kind) =>
    expect(failureEvent('uncaught', error, '/').error).toBe(kind),
  );

  it.each([
    ['nothing', undefined, undefined],
    ['nothing', null, undefined],
    ['nothing', {}, undefined],
    ['regions without states of their own', { boot: {}, services: { tabs: {} } }, 'boot, services.tabs'],
    ['a long name, cut', 'a'.repeat(121), 'a'.repeat(120)],
  ])('names as the state %s', (_what, state, named) => {
    expect(failureEvent('app', new Error('x'), '/', { state, event: 'e' }).state).toBe(named);
  });

  it('contains no personal text, from any source', () => {
    const event = failureEvent(`"${CANARY}"`, null, '/', { state: CANARY, event: CANARY });
    expect(event).toMatchObject({ source: 'unknown', state: 'unknown', event: 'unknown' });
  });
});

describe('telemetry on a page', () => {
  type Vitals = Parameters<typeof startTelemetry>[3];

  /** A page with something in its address, and what it sends; `failures` is where the charts report. */
  function open(measures?: Vitals) {
    const sent: TelemetryMessage[] = [];
    // This browser cannot send a call that outlives its page.
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockImplementation((_to, body) => {
      void (body as Blob).text().then((text) => sent.push(JSON.parse(text) as TelemetryMessage));
      return true;
    });
    window.history.replaceState(null, '', `/track/${encodeURIComponent(CANARY)}?k=${CANARY}`);
    const failures: FailureLog = { report: () => undefined };
    startTelemetry({ adapters: { failures } as never }, '/telemetry', window, measures);
    const told = async (): Promise<readonly TelemetryEvent[]> => {
      await vi.waitUntil(() => sent.length === beacon.mock.calls.length);
      return sent.flatMap(({ events }) => events);
    };
    onTestFinished(() => {
      beacon.mockRestore();
      vi.restoreAllMocks();
    });
    return { failures, beacon, told };
  }
  const hide = (): void => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

  it('sends reports of charts and uncaught errors when the page is hidden', async () => {
    const { failures, beacon, told } = open();
    failures.listener?.('session', new Error(CANARY), { state: 'recovering', event: 'unauthorized' });
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError(CANARY), message: CANARY }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error(CANARY) }));
    expect(beacon).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    const events = await told();
    expect(events).toEqual([
      expect.objectContaining({ source: 'session', state: 'recovering', event: 'unauthorized' }),
      expect.objectContaining({ source: 'uncaught', error: 'RangeError' }),
      expect.objectContaining({ source: 'unhandled rejection', error: 'Error' }),
    ]);
    expect(events.map(({ route }) => route)).toEqual(Array(3).fill('/track/:ref'));
    expect(JSON.stringify(events)).not.toContain('anary');
  });

  it('sends after a while if the page stays open', async () => {
    const { failures, beacon, told } = open();
    const later = vi.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
    failures.listener?.('session', new Error(CANARY));
    const [[work, ms] = []] = later.mock.calls;
    later.mockRestore();
    expect([ms, beacon.mock.calls]).toEqual([TELEMETRY_DELAY_MS, []]);
    (work as () => void)();
    expect(await told()).toHaveLength(1);
  });

  it('sends the timings of the initial route as soon as the page is hidden', async () => {
    let measured: Parameters<NonNullable<Vitals>[number]>[0] = () => undefined;
    const { beacon, told } = open([(report) => (measured = report)]);
    window.history.replaceState(null, '', '/login');
    measured({ name: 'LCP', value: 812 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(beacon).not.toHaveBeenCalled();
    hide();
    document.dispatchEvent(new Event('visibilitychange'));
    const shown = { kind: 'vital', vital: 'LCP', value: 812, route: '/track/:ref' };
    expect(await told()).toEqual([shown]);
    // The last value comes after the page has heard of it.
    measured({ name: 'CLS', value: 0.1 });
    expect(await told()).toEqual([shown, { ...shown, vital: 'CLS', value: 0.1 }]);
  });
});

import { selectIsReady, selectOffers } from '../../../machines/app/app/app.selectors';
import { lateCode } from '../../platform/late-code';
import { listen, stopWaiting } from '../../ui/inspect';
import type { Environment } from '../environment/environment';

const selectOffered = selectOffers('support');

/** Not every browser tells when it is idle. */
const idle = (): Promise<unknown> =>
  new Promise((begin) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(begin) : setTimeout(begin),
  );

/** Until somebody does something, there is nothing to tell support. */
const firstInput = (): Promise<unknown> =>
  new Promise((begin) => {
    for (const input of ['pointerdown', 'keydown', 'click']) addEventListener(input, begin, { once: true });
  });

/**
 * Records what the charts do, so that a customer can send it to support (D2.extensionGroups.support). The recorder's
 * code loads when the browser is idle after the first press, if the company offers that.
 */
export function recordForSupport({ adapters, app }: Environment): void {
  const pressed = firstInput();
  const starting = app().subscribe((snapshot) => {
    if (!selectIsReady(snapshot)) return;
    starting.unsubscribe();
    if (!selectOffered(snapshot)) {
      stopWaiting();
      return;
    }
    const { loaded } = adapters.recordings;
    void pressed
      .then(idle)
      .then(() => lateCode(() => import('../../recording/recorder')))
      .then(({ createRecorder }) => {
        const recorder = createRecorder();
        listen(recorder.observe);
        loaded(recorder);
      })
      .catch(() => {
        stopWaiting();
        loaded(null);
      });
  });
}

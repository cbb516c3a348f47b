import type { FastifyInstance } from 'fastify';
import { MAIL_EVERY_MS, MAIL_FAREWELL_MS } from '../limits';
import type { Delivery } from './delivery';

/** Sends due mails until the backend is closed. Closing waits up to `MAIL_FAREWELL_MS` for mails being sent. */
export function keepDelivered(app: FastifyInstance, delivery: Delivery): void {
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = delivery
      .deliver()
      .catch((error: unknown) => app.log.error({ err: error }, 'mails were not sent'))
      .finally(() => {
        busy = false;
      });
  }, MAIL_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    const patience = setTimeout(() => delivery.abort(), MAIL_FAREWELL_MS);
    await running;
    clearTimeout(patience);
  });
}

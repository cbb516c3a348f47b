import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../model/message-of';

/** What a request gets: a status and a body, which is sent as JSON. */
export type Answer = { readonly status: number; readonly body: unknown };

/** A refusal with a sentence for the person. */
export const refused = (status: number, fault: string): Answer => ({ status, body: { fault } });

/**
 * A middleware of the development server that answers in JSON. An error becomes a 500 with its sentence.
 *
 * @param answerTo returns `null` for a request that is not its own
 */
export const serveJson =
  (answerTo: (request: IncomingMessage, path: string) => Promise<Answer | null>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = ''] = (request.url ?? '').split('?');
    void answerTo(request, path)
      .catch((error: unknown) => refused(500, messageOf(error)))
      .then((answer) => {
        if (!answer) {
          next();
          return;
        }
        response.writeHead(answer.status, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
        });
        response.end(JSON.stringify(answer.body));
      });
  };

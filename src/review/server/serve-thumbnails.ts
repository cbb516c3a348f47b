import type { IncomingMessage, ServerResponse } from 'node:http';

/** The address of one thumbnail (`thumbnailAddress`). */
const ONE = /^\/thumbnails\/([\w-]{1,80})\.svg$/u;

/**
 * Serves the thumbnails of charts, for `npm run flows`. Without one there is a gap in the page, and no error.
 *
 * @param thumbnailOf returns `null` if there is no such chart
 */
export const serveThumbnails =
  (thumbnailOf: (chart: string) => Promise<string | null>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const name = ONE.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
    if (name === undefined) {
      next();
      return;
    }
    void Promise.resolve(name)
      .then(thumbnailOf)
      .catch(() => null)
      .then((svg) => {
        const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' };
        if (svg === null) response.writeHead(404).end();
        else response.writeHead(200, headers).end(svg);
      });
  };

import { Http2ServerRequest, Http2ServerResponse, type ServerHttp2Stream } from 'node:http2';

/**
 * Returns the HTTP/2 stream of a request or a response.
 *
 * @returns null over HTTP/1
 */
export const http2StreamOf = (message: object): ServerHttp2Stream | null =>
  message instanceof Http2ServerRequest || message instanceof Http2ServerResponse ? message.stream : null;

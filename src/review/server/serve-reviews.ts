import type { IncomingMessage } from 'node:http';
import { isFlowReview, REVIEWS, type Reviews } from '../sign-off/flow-review';
import { readReviewFiles, reviewFiles, writeReviewFile, type ReviewPlace } from '../sign-off/review-files';
import { refused, serveJson, type Answer } from './serve-json';

/** The address of one review (`reviewAddress`). */
const ONE = /^\/reviews\/([\w-]{1,80})\.json$/u;
/** In characters. A sign-off holds a whole chart. */
const LONGEST = 4_000_000;

/** The body of a request, read to its end; `null` if it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  let text = '';
  let isTooLong = false;
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    isTooLong ||= text.length + chunk.length > LONGEST;
    if (!isTooLong) text += chunk;
  }
  return isTooLong ? null : text;
}

function all(place: ReviewPlace): Answer {
  const body: Reviews = { writable: true, flows: readReviewFiles(place) };
  return { status: 200, body };
}

async function write(place: ReviewPlace, flow: string, request: IncomingMessage): Promise<Answer> {
  // Only the review's own pages: no other page that is open in the same browser may write files here.
  if (request.headers['sec-fetch-site'] !== 'same-origin')
    return refused(403, 'Only the flow review itself may write notes.');
  if (!reviewFiles(place).has(flow)) return refused(404, `There is no flow ${flow}.`);
  const text = await bodyOf(request);
  if (text === null) return refused(413, 'The review is too large.');
  let review: unknown;
  try {
    review = JSON.parse(text);
  } catch {
    return refused(400, 'The review is not JSON.');
  }
  if (!isFlowReview(review)) return refused(400, 'A name or a text is missing or too long.');
  const seen = (request.headers['if-match'] ?? '').replaceAll('"', '');
  const version = writeReviewFile(place, flow, review, seen);
  return version === null
    ? refused(412, 'This review was changed in the meantime. Load it again: your text is kept.')
    : { status: 200, body: { version } };
}

/**
 * Serves the reviews of all flows from the repository's files, and writes them, for `npm run flows`. A write names
 * the version that it changes (`If-Match`), so that nobody's note is lost.
 */
export const serveReviews = (place: ReviewPlace) =>
  serveJson(async (request, path) => {
    if (path === `/${REVIEWS}` && request.method === 'GET') return all(place);
    const flow = ONE.exec(path)?.[1];
    return flow !== undefined && request.method === 'PUT' ? await write(place, flow, request) : null;
  });

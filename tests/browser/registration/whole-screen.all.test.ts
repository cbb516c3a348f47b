import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
/** Without scripts: how a page is painted while it comes is the browser's work alone. */
const html = readFileSync('dist/client/lost-pass.html', 'utf8').replaceAll(/<script.*?<\/script>/gsu, '');
const middle = html.indexOf('<button', html.indexOf('<form'));

/** As many turns as a screen needs to be drawn many times over; a page that must not draw has no frames to count. */
const aWhile = () =>
  new Promise<void>((resolve) => {
    const turn = (left: number): unknown => (left === 0 ? resolve() : setTimeout(() => turn(left - 1), 16));
    turn(30);
  });

it('the screen is painted as a whole, not in parts', async () => {
  const answers: ServerResponse[] = [];
  const server = createServer(({ url }, answer) => {
    if (url !== '/') {
      const type = url?.endsWith('.svg') === true ? 'image/svg+xml' : 'font/woff2';
      return void answer
        .writeHead(200, { 'content-type': type })
        .end(readFileSync(`dist/client${url ?? ''}`));
    }
    answer.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle));
    answers.push(answer);
  }).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { page } = await app.visit();
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
  await page.locator('form').waitFor({ state: 'attached' });
  await page.evaluate(aWhile);
  const half = await page.evaluate(() => performance.now());
  for (const answer of answers) answer.end(html.slice(middle));
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(await painted.jsonValue()).toBeGreaterThan(half);
});

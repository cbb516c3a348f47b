import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../support/accessibility/axe';
import { watchConsole } from '../../support/browser/console-watch';
import { eventually } from '../../support/browser/eventually';
import { launchBrowser } from '../../support/browser/launch-browser';

/** Pages that each do one thing wrong: what the tests of the app rely on must notice it. */
const pages: Readonly<Record<string, { readonly html: string; readonly policy?: string }>> = {
  '/well': { html: '<main><h1>Well</h1></main>' },
  '/error': { html: '<script>console.error("broken")</script>' },
  '/warning': { html: '<script>console.warn("odd")</script>' },
  '/throws': { html: '<script>throw new Error("thrown")</script>' },
  '/rejects': { html: '<script>Promise.reject(new Error("rejected"))</script>' },
  '/policy': { html: '<script>document.title = "ran"</script>', policy: "script-src 'none'" },
  '/missing-part': { html: '<img alt="" src="/nothing.png">' },
  '/unlabelled': { html: '<main><h1>Form</h1><input type="text"></main>' },
};

describe('the rig of the browser tests', () => {
  let browser: Browser;
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    browser = await launchBrowser();
    server = createServer((request, response) => {
      const page = pages[request.url ?? ''];
      response.writeHead(page ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        ...(page?.policy ? { 'content-security-policy': page.policy } : {}),
      });
      response.end(page ? `<!doctype html><html lang="en"><title>Page</title>${page.html}` : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser.close();
    await new Promise((resolve) => server.close(resolve));
  });

  const open = async (path: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    const watch = await watchConsole(page);
    await page.goto(origin + path);
    return { page, ...watch };
  };

  it('accepts a page without faults', async () => {
    const { errors } = await open('/well');
    expect(errors()).toEqual([]);
  });

  it.each([
    ['/error', 'console error: broken'],
    ['/warning', 'console warning: odd'],
    ['/throws', 'uncaught: Error: thrown'],
    ['/rejects', 'uncaught: Error: rejected'],
    ['/policy', 'content security policy: script-src-elem blocked inline'],
    ['/missing-part', 'Failed to load resource'],
  ])('detects the fault on %s', async (path, expected) => {
    const { errors } = await open(path);
    await eventually(() => errors().join('\n')).toContain(expected);
  });

  it('allows only the failure that was provoked', async () => {
    const { errors, provoke } = await open('/missing-part');
    await eventually(() => errors().length).toBe(1);
    provoke(/other\.png/);
    expect(errors()).toHaveLength(1);
    provoke(/nothing\.png/);
    expect(errors()).toEqual([]);
  });

  it('reports what is not accessible', async () => {
    const { page } = await open('/unlabelled');
    expect((await accessibilityFaults(page)).join('\n')).toContain('label');
  });
});

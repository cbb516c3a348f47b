import { expect, it } from 'vitest';
import { withoutSandbox, type Site } from '../../../src/server/gateway/site';

/** A site that takes every single word for an older page, as the app's own does. */
const site: Site = {
  folder: '/site',
  files: new Set(),
  policy: '',
  version: '',
  notFound: 'not-found.html',
  pageFor: () => ({ file: 'shell.html', status: 200 }),
};

it.each(['/sandbox', '/sandbox/'])('%s is not there where there is no sandbox', (path) => {
  expect(withoutSandbox(site).pageFor(path)).toEqual({ file: 'not-found.html', status: 404 });
});

it.each(['/sandboxes', '/login'])('%s is what it was', (path) => {
  expect(withoutSandbox(site).pageFor(path)).toEqual({ file: 'shell.html', status: 200 });
});

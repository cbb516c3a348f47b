import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutIdleReact } from '../../../src/build/idle-react';

const root = process.cwd();
const context = {
  parse: (code: string) => parseSync('module.js', code).program,
  error: (message: string) => {
    throw new Error(message);
  },
};

function transformed(code: string, id: string): string {
  const { transform } = withoutIdleReact(root);
  if (typeof transform !== 'function') throw new Error('no transform hook');
  const result = Reflect.apply(transform, context, [code, id]) as { code: string } | null;
  return result?.code ?? code;
}

const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';

const MANIFEST = JSON.parse(readFileSync('node_modules/react-dom/package.json', 'utf8')) as {
  version: string;
};
const code = readFileSync(file, 'utf8');

/** How often a name stands in a text. */
const mentions = (text: string, name: string): number =>
  text.match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'))?.length ?? 0;

describe('withoutIdleReact', () => {
  const lean = transformed(code, `/x/${file}`);

  it('was made by reading this version of React: with another one the functions are read again', () => {
    expect(MANIFEST.version).toBe('19.3.1');
  });

  it('still finds every function, and leaves a module that parses', () => {
    expect(lean).toHaveLength(code.length);
    expect(parseSync('module.js', lean).errors).toEqual([]);
    expect(lean).toMatch(/function startViewTransition\([^)]*\) \{\s*\}/);
    expect(lean).not.toContain('FragmentInstance.prototype');
  });

  it('takes only what a view transition reaches: the flag that starts one is set nowhere else', () => {
    const isSet = /shouldStartViewTransition = !0/g;
    expect(code.match(isSet)).toHaveLength(2);
    expect(lean.match(isSet)).toHaveLength(1);
    expect(lean).toMatch(/function trackEnterViewTransitions\([^}]*\{[^}]*shouldStartViewTransition = !0/);
  });

  /** What calls a function that does nothing any more, by how often what is left mentions it (its own declaration counts). */
  it.each([
    // Of a view transition, as what it is to call.
    ['flushAfterMutationEffects', 2],
    // Of a resource, which a <title> or a <meta> has none of.
    ['acquireResource', 3],
    ['suspendResource', 2],
    ['preloadStylesheet', 2],
    // Of the events' table, for a submission; and of the replay, which begins with what a server's script leaves.
    ['extractEvents$1', 2],
    ['startHostTransition', 1],
    ['scheduleReplayQueueIfNeeded', 3],
    // Of the tables of hooks, under two names each.
    ['mountActionState', 3],
    ['updateActionState', 3],
    ['rerenderActionState', 3],
    // Of react-dom's own functions, which nobody imports.
    ['preinitScript', 2],
    ['preinitStyle', 2],
    // Of the tag of such a component alone.
    ['updateActivityComponent', 2],
    ['updateSuspenseListComponent', 4],
  ])('%s is called from where it was', (name, times) => {
    expect(mentions(lean, name)).toBe(times);
  });

  it('ends the build when React reads differently', () => {
    expect(() => transformed('function startViewTransition() {}', `/x/${file}`)).toThrow(/where is/);
    const more = `${code}\nFragmentInstance.prototype.more = function () {};`;
    expect(() => transformed(more, `/x/${file}`)).toThrow(/other methods/);
  });

  it.each([
    ["import { ViewTransition } from 'react';", 'view transitions'],
    ['<Fragment key="a" ref={list}>', 'refs of fragments'],
    ['<style href="a" precedence="low">', 'style sheets'],
    ["import { preinit } from 'react-dom';", 'style sheets'],
    ['<form action={send}>', "forms' actions"],
    ['const [state, act] = useActionState(send, null);', "forms' actions"],
    ["import { Activity } from 'react';", 'activities'],
    ['<taxi-rank open />', 'custom elements'],
  ])('ends the build when our code says %s', (text, what) => {
    const screen = join(root, 'src/routes/screen.tsx');
    expect(() => transformed(text, screen)).toThrow(what);
  });

  it('leaves our code alone', () => {
    const text = "import { flushSync } from 'react-dom'; view.preload();";
    expect(transformed(text, join(root, 'src/routes/screen.tsx'))).toBe(text);
  });
});

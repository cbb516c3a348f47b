import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { onlyHeardEvents } from '../../../src/build/heard-events';

const root = process.cwd();
const context = {
  error: (message: string) => {
    throw new Error(message);
  },
};

function transformed(code: string, id: string): string {
  const { transform } = onlyHeardEvents(root);
  if (typeof transform !== 'function') throw new Error('no transform hook');
  const result = Reflect.apply(transform, context, [code, id]) as { code: string } | null;
  return result?.code ?? code;
}

const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';
const screen = join(root, 'src/routes/screen.tsx');

describe('onlyHeardEvents', () => {
  const code = readFileSync(file, 'utf8');

  it('lets React listen to what somebody handles, and to nothing else', () => {
    const lean = transformed(code, `/x/${file}`);
    expect(parseSync('module.js', lean).errors).toEqual([]);
    const [, heard = '[]'] = /(\["click"[^\]]*\])\.forEach\(function \(domEventName\)/.exec(lean) ?? [];
    const names = JSON.parse(heard) as string[];
    expect(names).toContain('input');
    expect(names).not.toContain('keydown');
    expect(lean).not.toContain('allNativeEvents.forEach');
    // All that stays of it is what such an event would mean.
    expect(lean).not.toMatch(/listenToNativeEvent\("selectionchange"/);
  });

  it('ends the build when React reads differently', () => {
    expect(() => transformed('function listenToAllSupportedEvents() {}', `/x/${file}`)).toThrow(/where is/);
  });

  it.each([
    '<li onKeyDown={go}>',
    '<li onKeyUp={go}>',
    '<div onMouseEnterCapture={show}>',
    'const props = { onSelect: note };',
  ])('ends the build when our code says %s', (text) => {
    expect(() => transformed(text, screen)).toThrow(/nobody hears of on/);
  });

  it.each(['<li onClick={go} onPointerEnter={show}>', '<iframe onLoad={come} />', 'onSelected(onDropped);'])(
    'leaves %s alone',
    (text) => {
      expect(transformed(text, screen)).toBe(text);
    },
  );
});

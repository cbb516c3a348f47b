// @vitest-environment happy-dom
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render, unmount } from './render';

const files = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  '../../../src/ui/drawings/*.tsx',
  { eager: true },
);

/** Every drawing. `drawing.tsx` has what they share. */
const drawings = Object.entries(files)
  .filter(([path]) => !path.endsWith('/drawing.tsx'))
  .flatMap(([, exported]) => Object.entries(exported));

afterEach(unmount);

it.each(drawings)(
  'the drawing %s weighs less than 4 kB, and screen readers skip it',
  async (_name, Drawing) => {
    await render(<Drawing />);
    const svg = document.querySelector('svg');
    expect([svg?.getAttribute('aria-hidden'), svg?.getAttribute('focusable')]).toEqual(['true', 'false']);
    expect(svg?.outerHTML.length).toBeGreaterThan(100);
    expect(svg?.outerHTML.length).toBeLessThan(4096);
  },
);

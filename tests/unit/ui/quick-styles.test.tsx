// @vitest-environment happy-dom
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  chakra,
  ChakraProvider,
  createSystem,
  defineConfig,
  type SystemContext,
} from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quickStyles } from '../../../src/ui/quick-styles';
import { globalCss, keyframes, semanticTokens, tokens } from '../../../src/ui/theme-values';
import './render';
import { Button } from '../../../src/ui/button';

const config = defineConfig({ theme: { tokens, semanticTokens, keyframes }, globalCss });
const plain = createSystem(defaultBaseConfig, config);
const withoutLayers = createSystem(defaultBaseConfig, config, { disableLayers: true });

const Panel = chakra('section', {
  base: { padding: { base: '4', md: '6' }, bg: 'bg.surface', '& + &': { borderBlockStartWidth: '1px' } },
  variants: { look: { wide: { width: 'full', _hover: { bg: 'bg' } }, narrow: { maxWidth: 'form' } } },
  defaultVariants: { look: 'narrow' },
});
const Inner = chakra(Panel, { base: { padding: '1', color: 'error' } });

/** Of everything that an element can be told its look by. */
const page = (words: string) => (
  <>
    <Panel>{words}</Panel>
    <Panel look="wide" marginBlockStart={{ base: '1', md: '2' }} className="other">
      {words}
    </Panel>
    <Inner look="wide">{words}</Inner>
    <chakra.p>{words}</chakra.p>
    <chakra.p color="fg.muted !important" css={{ '&[data-x]': { animation: 'appear 200ms' } }}>
      {words}
    </chakra.p>
    <chakra.p css={[{ color: 'fg' }, { color: 'error' }]}>{words}</chakra.p>
    <Button look="primary" size="lg">
      {words}
    </Button>
    <Button aria-label={words} />
  </>
);

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Draws the page twice; answers what is in the document, and every rule that was written for it. */
async function drawTwice(system: SystemContext) {
  const place = document.createElement('div');
  const sheets = document.createElement('div');
  document.body.append(place, sheets);
  const cache = createCache({ key: 'css', container: sheets, speedy: false });
  const root = createRoot(place);
  const draw = (node: ReactNode) =>
    act(async () => {
      root.render(
        <CacheProvider value={cache}>
          <ChakraProvider value={system}>{node}</ChakraProvider>
        </CacheProvider>,
      );
      await Promise.resolve();
    });
  stops.push(() => act(() => root.unmount()));
  await draw(page('first'));
  await draw(page('second'));
  return { html: place.innerHTML, rules: sheets.textContent };
}

describe('a system that writes each style once', () => {
  it('draws and writes what the library does by itself, with recipes in no layer', async () => {
    const expected = await drawTwice({ ...plain, cva: withoutLayers.cva });
    const found = await drawTwice(quickStyles({ ...plain }));
    expect(found.html).toBe(expected.html);
    expect(found.rules).toBe(expected.rules);
    expect(found.rules).toContain('max-width');
    expect(found.rules).not.toContain('@layer recipes{');
  });

  it('reads a recipe once, however often it is drawn', () => {
    const cva = vi.fn(plain.cva);
    const system = quickStyles({ ...plain, cva: cva as SystemContext['cva'] });
    const recipe = { base: { color: 'fg' } };
    expect(system.cva(recipe)).toBe(system.cva(recipe));
    expect(system.cva({ base: { color: 'fg' } })).not.toBe(system.cva(recipe));
    expect(cva).toHaveBeenCalledTimes(2);
  });

  it('works out a recipe’s styles once, and those of an element once for what it says', () => {
    const css = vi.fn(plain.css);
    const system = quickStyles({ ...plain, css });
    const styles = plain.cva({ base: { color: 'fg' } })();
    expect(system.css(styles, {})).toBe(system.css(styles, {}));
    expect(css).toHaveBeenCalledOnce();
    expect(system.css(styles, { color: 'error' })).toBe(system.css(styles, { color: 'error' }));
    expect(system.css(styles, { color: 'error' })).not.toBe(system.css(styles, {}));
  });
});

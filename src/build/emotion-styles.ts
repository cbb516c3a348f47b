import type { EmotionCache } from '@emotion/cache';
import type { HeadStyle } from './html';

/**
 * Converts the styles in an Emotion cache (`compat`) to head elements that Emotion adopts in the browser instead of
 * inserting the styles again: first each global sheet by name, in the order of rendering, then all classes.
 */
export function collectStyles(cache: EmotionCache): HeadStyle[] {
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const isClass = ([name, css]: readonly [string, string]) => css.includes(`.${cache.key}-${name}`);
  const isKeyframes = ([, css]: readonly [string, string]) => css.startsWith('@keyframes');
  const isScoped = (rule: readonly [string, string]) => isClass(rule) || isKeyframes(rule);
  const scoped = rules.filter(isScoped);
  const globals = rules.filter((rule) => !isScoped(rule));
  return [
    ...globals.map(([name, css]) => ({ css, emotion: `${cache.key}-global ${name}` })),
    {
      css: scoped.map(([, css]) => css).join(''),
      emotion: [cache.key, ...scoped.map(([name]) => name)].join(' '),
    },
  ];
}

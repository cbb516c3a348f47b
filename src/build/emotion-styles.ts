import type { EmotionCache } from '@emotion/cache';
import type { HeadStyle } from './html';

/**
 * The styles that a render has put into an Emotion cache (`compat`), as head elements: the global rules in the order
 * in which they were rendered, which the app in the browser does not have (`settled-theme.ts`), then every class, which
 * Emotion takes over there instead of inserting it a second time.
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
    { css: globals.map(([, css]) => css).join('') },
    {
      css: scoped.map(([, css]) => css).join(''),
      emotion: [cache.key, ...scoped.map(([name]) => name)].join(' '),
    },
  ];
}

import type { EmotionCache } from '@emotion/cache';
import type { HeadStyle } from './html';

/**
 * The styles that a render has put into an Emotion cache (`compat`), as head elements that Emotion takes over in the
 * browser instead of inserting them a second time: each global sheet by its name, in the order in which they were
 * rendered, then every class.
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

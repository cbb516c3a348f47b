import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where the styles of what is drawn go, in the browser. What is drawn for the first time in one go gets a sheet of its
 * own: a rule with a media query that is added to a sheet makes Chromium match that whole sheet with the whole page anew.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let begun = false;
  sheet.insert = (rule) => {
    if (!begun) {
      begun = true;
      // Emotion begins a sheet where it has counted none in it.
      sheet.ctr = 0;
      queueMicrotask(() => (begun = false));
    }
    insert(rule);
  };
  return cache;
}

import type { BotCheck } from './bot-check';

/** What Google's script adds to the page (reCAPTCHA v3). */
type Grecaptcha = {
  ready(callback: () => void): void;
  execute(key: string, options: { readonly action: string }): PromiseLike<string>;
};

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const MARK = 'data-recaptcha';

const grecaptcha = (): Partial<Grecaptcha> | undefined =>
  (globalThis as { readonly grecaptcha?: Partial<Grecaptcha> }).grecaptcha;

/** Rejects as soon as `signal` aborts, even if the work itself cannot be cancelled. */
const orAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The bot check was called off.', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/**
 * Requests the script, replacing an earlier request that failed. A browser that is still waiting for a URL does not
 * request it again, so each further attempt has a different URL, with a parameter that Google ignores.
 */
const requestScript = (page: Document, key: string, attempt: number): Promise<void> =>
  new Promise((resolve, reject) => {
    for (const former of page.querySelectorAll(`script[${MARK}]`)) former.remove();
    const script = page.createElement('script');
    script.setAttribute(MARK, '');
    script.async = true;
    script.src = `${SCRIPT}?render=${encodeURIComponent(key)}${attempt > 1 ? `&attempt=${attempt}` : ''}`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The script of the bot check could not be loaded'));
    page.head.append(script);
  });

/** Waits for the script's API. An extension may have replaced the script with an empty one. */
const whenReady = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const api = grecaptcha();
    if (api?.ready) api.ready(resolve);
    else reject(new Error('The script of the bot check did not define its API'));
  });

/** Google's reCAPTCHA v3. The first `load` requests its script from www.google.com. */
export const recaptcha = (page: Document): BotCheck => {
  let attempts = 0;
  return {
    load: (key, signal) => {
      const isThere = grecaptcha()?.execute !== undefined;
      if (!isThere) attempts += 1;
      const arrival = isThere ? whenReady() : requestScript(page, key, attempts).then(whenReady);
      return orAborted(signal, arrival);
    },
    token: (key, action, signal) => {
      const api = grecaptcha();
      if (!api?.execute) return Promise.reject(new Error('The bot check has not been loaded'));
      return orAborted(signal, Promise.resolve(api.execute(key, { action })));
    },
  };
};

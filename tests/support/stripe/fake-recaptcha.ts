import type { Page } from 'playwright-core';
import { changeConfig } from '../browser/answers/change-config';

/** The origin and path of reCAPTCHA's first script, and of nothing else. */
export const recaptchaScript = /^https:\/\/www\.google\.com\/recaptcha\/api\.js/;
/** All of reCAPTCHA: the script that the first one loads, and the frame that creates tokens. */
export const recaptchaHosts = /^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//;

export const siteKey = 'site-key-of-a-test';

/**
 * A stand-in for reCAPTCHA v3. Like the real one it loads a second script from gstatic, is ready when that has
 * loaded, and opens a frame. So it proves what the page's policy allows, without a network.
 */
const loader = `(() => {
  const waiting = [];
  globalThis.grecaptcha = { ready: (callback) => void waiting.push(callback) };
  globalThis.cabrankRecaptchaReady = () => waiting.splice(0).forEach((callback) => callback());
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/test/recaptcha__en.js';
  document.head.append(script);
})();`;

const release = `(() => {
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/anchor';
  frame.title = 'reCAPTCHA';
  frame.style.cssText = 'position: fixed; inset-inline-end: 0; inset-block-end: 0; inline-size: 70px; block-size: 60px';
  document.body.append(frame);
  grecaptcha.ready = (callback) => callback();
  grecaptcha.execute = async (key, { action }) => ['token', key, action].join(' ');
  cabrankRecaptchaReady();
})();`;

/** Sets a site key for the page, before the app starts. */
export const useRecaptchaKey = (page: Page): Promise<void> => changeConfig(page, { recaptchaKey: siteKey });

/** Answers requests for reCAPTCHA with the stand-in. */
export async function serveFakeRecaptcha(page: Page): Promise<void> {
  const contentType = 'text/javascript; charset=utf-8';
  await page.route(recaptchaHosts, (route) => {
    const url = route.request().url();
    if (recaptchaScript.test(url)) return route.fulfill({ contentType, body: loader });
    if (url.endsWith('.js')) return route.fulfill({ contentType, body: release });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>reCAPTCHA</title><main><h1>reCAPTCHA</h1></main></html>',
    });
  });
}

/**
 * Runs inline at the end of every page's body: lets the browser paint, then asks for the app and, at the same time,
 * for the three answers that the app waits for. What a person does meanwhile is kept. The libraries run first and the app
 * after them, each in a task of its own: a key is never kept waiting for both.
 *
 * The handover is `globalThis.__CABRANK_EARLY__`, read by `src/app/boot/early.ts`, and the id of a form that was
 * sent too early, noted on the document for `src/ui/form/early-submit.ts`.
 */
const script = document.currentScript as HTMLScriptElement;
const assets = (script.dataset['preload'] ?? '').split(' ').filter(Boolean);
const { libraries = '', entry = '' } = script.dataset;
/** How long after the app's code did not arrive it is asked for once more. */
const RETRY_MS = 1000;
const urls = ['/api/config', '/api/premium/config', '/api/auth/user'];

const early = {
  at: 0,
  answers: {} as Record<string, { response: Promise<Response>; controller: AbortController }>,
  release: () => removeEventListener('submit', rememberSubmit, true),
  fail: revealUnloaded,
};
Object.assign(globalThis, { __CABRANK_EARLY__: early });

function boot(): void {
  if (early.at > 0) return;
  early.at = Date.now();
  removeEventListener('focusin', boot);
  for (const url of urls) {
    const controller = new AbortController();
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const response = fetch(url, { headers, signal: controller.signal });
    response.catch(() => undefined);
    early.answers[url] = { response, controller };
  }
  for (const href of [...assets, entry]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  load()
    .catch(() => pause(RETRY_MS).then(load))
    .catch(revealUnloaded);
}

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

async function load(): Promise<void> {
  for (const module of [libraries, entry]) {
    await import(/* @vite-ignore */ module);
    await pause(0);
  }
}

/** The app's code cannot be had, or not be started: instead of a page that answers nothing, the one that says so (`unloaded-screen.tsx`). */
function revealUnloaded(error: unknown): void {
  // The browser says by itself which module it could not load; a mistake of ours would be heard by nobody.
  if (!/\bmodule\b/.test(String(error))) reportError(error);
  for (const id of ['root', 'loading']) document.getElementById(id)?.remove();
  const unloaded = document.getElementById('unloaded') as HTMLElement;
  unloaded.hidden = false;
  unloaded.querySelector('h1')?.focus();
}

/** Until the app has taken over, sending the form would leave the page. */
function rememberSubmit(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement)
    document.documentElement.dataset['earlySubmit'] = event.target.id;
}

addEventListener('submit', rememberSubmit, true);
addEventListener('focusin', boot);
requestAnimationFrame(() => setTimeout(boot));

/**
 * Runs inline at the end of every page's body: lets the browser paint, then asks for the app and, at the same time,
 * for the three answers that the app waits for. What a person does meanwhile is kept.
 *
 * The handover is `globalThis.__CABRANK_EARLY__`, read by `src/routes/boot/early.ts`, and the id of a form that was
 * sent too early, noted on the document for `src/ui/form/early-submit.ts`.
 */
const script = document.currentScript as HTMLScriptElement;
const assets = (script.dataset['preload'] ?? '').split(' ').filter(Boolean);
const entry = script.dataset['entry'] ?? '';
const urls = ['/api/config', '/api/premium/config', '/api/auth/user'];

const early = {
  at: 0,
  answers: {} as Record<string, Promise<Response>>,
  release: () => removeEventListener('submit', rememberSubmit, true),
};
Object.assign(globalThis, { __CABRANK_EARLY__: early });

function boot(): void {
  if (early.at > 0) return;
  early.at = Date.now();
  removeEventListener('focusin', boot);
  for (const url of urls) {
    const answer = fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    answer.catch(() => undefined);
    early.answers[url] = answer;
  }
  for (const href of assets) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry).catch(revealUnloaded);
}

/** The app's code cannot be had: instead of a page that answers nothing, the one that says so (`unloaded-screen.tsx`). */
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

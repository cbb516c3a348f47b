/**
 * Runs inline at the end of every page's body: lets the browser paint, then asks for the app, the code of the screen,
 * and the three answers that the app waits for, all at once. As soon as one of them says who is signed in, it asks for
 * what the screen shows of this customer. What a person does meanwhile is kept. The libraries run first and the app after
 * them, each in a task of its own: a key is never kept waiting for both.
 *
 * The handover is `globalThis.__CABRANK_EARLY__`, read by `src/app/boot/early.ts`, and the id of a form that was
 * submitted too early, stored on the document for `src/ui/form/early-submit.ts`.
 */
const script = document.currentScript as HTMLScriptElement;
const { libraries = '', entry = '' } = script.dataset;
/** Delay before the app's code is requested again if it failed to load (ms). */
const RETRY_MS = 1000;
const USER = '/api/auth/user';
const urls = ['/api/config', '/api/premium/config', USER];
const listed = (urls = ''): string[] => urls.split(' ').filter(Boolean);

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
  for (const url of urls) ask(url);
  askForScreenFirst();
  for (const href of [...listed(script.dataset['preload']), entry]) preload(href);
  for (const href of listed(script.dataset['later'])) preload(href, 'low');
  load()
    .catch(() => pause(RETRY_MS).then(load))
    .catch(revealUnloaded);
}

function preload(href: string, priority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.fetchPriority = priority;
  document.head.append(link);
}

function ask(url: string): void {
  const controller = new AbortController();
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  keep(url, fetch(url, { headers, signal: controller.signal }), controller);
}

/** If nobody waits for the answer, its failure is not an error of the page. */
function keep(url: string, response: Promise<Response>, controller: AbortController): void {
  response.catch(() => undefined);
  early.answers[url] = { response, controller };
}

/** What is read of the user: as the backend writes it, which may be 0 and 1 for false and true. */
type WireUser = {
  readonly uuid?: unknown;
  readonly admin?: unknown;
  readonly guest?: unknown;
  readonly mustChangePassword?: unknown;
  readonly impersonate?: unknown;
};

/**
 * The app gets the user's answer only after the page has asked for what the screen shows. An app that already runs, with
 * its code from the cache, would ask for the same at the same moment, and a failed answer that nobody took would be
 * taken by the next try.
 */
function askForScreenFirst(): void {
  const user = early.answers[USER];
  if (!user) return;
  const asked = user.response.then((answer) =>
    askForScreen(answer.clone()).then(
      () => answer,
      () => answer,
    ),
  );
  keep(USER, asked, user.controller);
}

/** Asks for what the screen shows to whoever is signed in, unless they have to change the password first. */
async function askForScreen(answer: Response): Promise<void> {
  const { customer, admin } = script.dataset;
  const { response } = (await answer.json()) as { readonly response?: WireUser | null };
  const acting = response?.impersonate;
  const customerOfAdmin = typeof acting === 'object' ? acting : null;
  const user: WireUser = customerOfAdmin ?? response ?? {};
  if (typeof user.uuid !== 'string' || Number(user.mustChangePassword)) return;
  const isAdmin = Number(user.admin) && !customerOfAdmin && !Number(acting);
  const wanted = listed(isAdmin ? admin : customer);
  // A guest has no data of their own, and is not allowed to ask for any.
  for (const url of Number(user.guest) ? wanted.filter((each) => !each.includes('{uuid}')) : wanted)
    ask(url.replace('{uuid}', encodeURIComponent(user.uuid)));
}

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

async function load(): Promise<void> {
  for (const module of [libraries, entry]) {
    await import(/* @vite-ignore */ module);
    await pause(0);
  }
}

/**
 * The app's code cannot be loaded or started. Replaces the unresponsive page with one that says so
 * (`unloaded-screen.tsx`).
 */
function revealUnloaded(error: unknown): void {
  // The browser itself reports a module that failed to load. Other errors would go unnoticed.
  if (!/\bmodule\b/.test(String(error))) reportError(error);
  for (const id of ['root', 'loading']) document.getElementById(id)?.remove();
  const unloaded = document.getElementById('unloaded') as HTMLElement;
  unloaded.hidden = false;
  unloaded.querySelector('h1')?.focus();
}

/** Until the app has taken over, submitting the form would leave the page. */
function rememberSubmit(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement)
    document.documentElement.dataset['earlySubmit'] = event.target.id;
}

addEventListener('submit', rememberSubmit, true);
addEventListener('focusin', boot);
requestAnimationFrame(() => setTimeout(boot));

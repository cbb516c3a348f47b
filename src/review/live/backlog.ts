import { isMessage, type LiveMessage } from './message';

type Listener = (messages: readonly LiveMessage[]) => void;

/** How many pages are kept for who comes later, and how much each may have told. */
const PAGES = 4;
const MESSAGES = 20_000;

/**
 * What the pages of the running app told, for whoever listens now and for who comes later.
 *
 * Every load of a page is one page: its number is given here, because no page knows of the others.
 */
export class Backlog {
  readonly #pages = new Map<number, LiveMessage[]>();
  readonly #numbers = new WeakMap<object, number>();
  readonly #listeners = new Set<Listener>();
  #count = 0;

  /**
   * @param client who told it: one object for as long as its connection lasts
   * @param told what came in; anything that is no message is dropped
   */
  add(client: object, told: unknown): void {
    if (!Array.isArray(told)) return;
    const messages = told.filter(isMessage).map((message): LiveMessage => {
      if (message.kind === 'page') this.#numbers.set(client, (this.#count += 1));
      return { ...message, page: this.#numbers.get(client) ?? 0 };
    });
    // A page that began before this server did tells of actors that nobody here has heard of.
    const known = messages.filter(({ page }) => page > 0);
    for (const message of known) this.#keep(message);
    if (known.length > 0) for (const listener of this.#listeners) listener(known);
  }

  /** Everything that is kept, the oldest page first. */
  all(): readonly LiveMessage[] {
    return [...this.#pages.values()].flat();
  }

  /** @returns what ends it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #keep(message: LiveMessage): void {
    const kept = this.#pages.get(message.page) ?? [];
    this.#pages.set(message.page, kept);
    if (kept.length < MESSAGES) kept.push(message);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > PAGES && oldest !== undefined) this.#pages.delete(oldest);
  }
}

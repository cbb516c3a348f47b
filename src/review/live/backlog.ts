import { isMessage, type LiveMessage } from '../../recording/message';

type Listener = (messages: readonly LiveMessage[]) => void;

/** The number of pages kept for later listeners, and the maximum number of messages of each. */
const PAGES = 4;
const MESSAGES = 20_000;

/**
 * The messages of the running app's pages, for current and later listeners.
 *
 * Each page load is a page of its own. Page numbers are assigned here, because pages do not know of each other.
 */
export class Backlog {
  readonly #pages = new Map<number, LiveMessage[]>();
  readonly #numbers = new WeakMap<object, number>();
  readonly #listeners = new Set<Listener>();
  #count = 0;

  /**
   * @param client the sender: the same object for as long as its connection lasts
   * @param received anything that is not a message is dropped
   */
  add(client: object, received: unknown): void {
    if (!Array.isArray(received)) return;
    const messages = received.filter(isMessage).map((message): LiveMessage => {
      if (message.kind === 'page') this.#numbers.set(client, (this.#count += 1));
      return { ...message, page: this.#numbers.get(client) ?? 0 };
    });
    // A page that began before this server did refers to actors that are unknown here.
    const known = messages.filter(({ page }) => page > 0);
    for (const message of known) this.#keep(message);
    if (known.length > 0) for (const listener of this.#listeners) listener(known);
  }

  /** All messages kept, the oldest page first. */
  all(): readonly LiveMessage[] {
    return [...this.#pages.values()].flat();
  }

  /** @returns a function that stops listening */
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

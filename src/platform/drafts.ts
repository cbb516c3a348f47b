const PREFIX = 'cabrank.draft.';
const OWNER = 'cabrank.drafts-owner';

/** Values of a form by field name. Never contains passwords or card data. */
export type Draft = Readonly<Record<string, string>>;

/**
 * Unsent input. It survives a reload and the end of a session, and is deleted at logout (D3.19). If storage is
 * blocked or full, the input only exists in its form.
 */
export interface Drafts {
  /** Saves the input of a form. A form without input has no draft. */
  save(form: string, draft: Draft): void;
  load(form: string): Draft | null;
  remove(form: string): void;
  /** Whether there is any unsent input. */
  any(): boolean;
  /** Deletes all drafts. */
  clear(): void;
  /**
   * Sets the owner of the tab. Deletes drafts of another user; drafts without an owner are kept.
   *
   * @param owner the effective user's uuid, or `null`
   */
  claim(owner: string | null): void;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const parse = (text: string): Draft | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );

/** Drafts in the browser's storage. `open` is called each time, because reading `sessionStorage` itself may throw. */
export const createDrafts = (open: () => Storage): Drafts => {
  const attempt = <T>(otherwise: T, work: (storage: Storage) => T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const remove = (form: string) => attempt(undefined, (storage) => storage.removeItem(PREFIX + form));
  return {
    save: (form, draft) => {
      if (Object.values(draft).every((text) => text.trim() === '')) remove(form);
      else attempt(undefined, (storage) => storage.setItem(PREFIX + form, JSON.stringify(draft)));
    },
    load: (form) => attempt(null, (storage) => parse(storage.getItem(PREFIX + form) ?? '')),
    remove,
    any: () => attempt(false, (storage) => keysOf(storage).length > 0),
    claim: (owner) =>
      attempt(undefined, (storage) => {
        const before = storage.getItem(OWNER) ?? '';
        if (before !== '' && before !== owner) keysOf(storage).forEach((key) => storage.removeItem(key));
        storage.setItem(OWNER, owner ?? '');
      }),
    clear: () => attempt(undefined, (storage) => keysOf(storage).forEach((key) => storage.removeItem(key))),
  };
};

const PREFIX = 'cabrank.draft.';
const OWNER = 'cabrank.drafts-owner';

/** What stands in the controls of a form, by field name; never a password and never anything of a card. */
export type Draft = Readonly<Record<string, string>>;

/**
 * What somebody has typed and not sent yet; it survives a reload and a session that ends, and ends with logout (D3.19).
 * Storage that is blocked or full changes nothing: what was typed then lives in its form alone.
 */
export interface Drafts {
  /** Keeps what was typed into a form; a form in which nothing is left has no draft. */
  save(form: string, draft: Draft): void;
  load(form: string): Draft | null;
  remove(form: string): void;
  /** Whether anything that was typed has not been sent. */
  any(): boolean;
  /** Removes every draft. */
  clear(): void;
  /**
   * It is known now whose the tab is: what somebody else has typed goes, what nobody in particular has typed stays.
   *
   * @param owner the effective user's uuid, or `null` for nobody
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

/** Drafts in a browser's storage; `open` is asked each time, because reading `sessionStorage` itself may throw. */
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

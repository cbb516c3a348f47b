/** Does jobs of one key one after the other, and those of different keys side by side. */
export interface Turns {
  /** Does a job when every earlier one of its key is over, however that ended; answers or fails as the job does. */
  take<Result>(key: string, job: () => Promise<Result>): Promise<Result>;
}

/**
 * Turns within this process; `Database.turns` are those among all who work on the same data. A transaction could not
 * span the jobs they are for: these wait for the card provider.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<void>>();
  return {
    take(key, job) {
      const result = (last.get(key) ?? Promise.resolve()).then(job);
      const over = result.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, over);
      void over.then(() => {
        if (last.get(key) === over) last.delete(key);
      });
      return result;
    },
  };
}

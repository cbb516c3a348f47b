/** Runs jobs with the same key one after the other, and jobs with different keys concurrently. */
export interface Turns {
  /** Runs a job after all earlier jobs with its key have ended, successfully or not. Settles like the job. */
  take<Result>(key: string, job: () => Promise<Result>): Promise<Result>;
}

/**
 * Creates turns within this process; `Database.turns` are shared by all backends that use the same data. A
 * transaction cannot replace them, because the jobs wait for the card provider.
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

/** Something that waits for its turn, and the ways in which it may continue. */
export type Turn = {
  readonly label: string;
  /** The usual way first. Empty: nothing depends on it any more. */
  readonly ways: () => readonly string[];
  readonly take: (way: string) => void;
};

/** What is in progress. Nothing of it happens before its turn is taken. */
export function raceTurns() {
  const waiting: Turn[] = [];
  return {
    /** @param ways called whenever the next turn is chosen */
    wait: <Way extends string>(label: string, ways: () => readonly Way[]): Promise<Way> =>
      new Promise((resolve) => {
        const turn: Turn = {
          label,
          ways,
          take: (way) => {
            waiting.splice(waiting.indexOf(turn), 1);
            resolve(way as Way);
          },
        };
        waiting.push(turn);
      }),
    /** What waits now, longest first. What nothing depends on is removed. */
    waiting: (): readonly Turn[] => {
      for (const turn of [...waiting]) if (turn.ways().length === 0) turn.take('over');
      return waiting;
    },
  };
}

export type RaceTurns = ReturnType<typeof raceTurns>;

import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';

/** The maximum duration of a wait without an answer. */
export type Bound = {
  /** `server`: the wait is for the server, through the client. `here`: it is for this browser only. */
  readonly asks: 'server' | 'here';
  /** The time in ms by which it has ended. */
  readonly endsBy: number;
};

export const here: Bound = { asks: 'here', endsBy: 0 };

/** One call, or several in parallel: as long as the client's timeout. */
export const call: Bound = { asks: 'server', endsBy: CALL_TIMEOUT_MS };

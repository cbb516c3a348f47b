import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';

/** How long what is waited for may take when nobody answers. */
export type Bound = {
  /** `server`: it asks the server, through the client; `here`: it asks this browser alone. */
  readonly asks: 'server' | 'here';
  /** In ms, by which it has ended. */
  readonly endsBy: number;
};

export const here: Bound = { asks: 'here', endsBy: 0 };

/** One call, or several at once: as long as the client waits. */
export const call: Bound = { asks: 'server', endsBy: CALL_TIMEOUT_MS };

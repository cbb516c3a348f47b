import type { Moment } from './columns';

/** Recordings that customers sent to support. */
export interface SupportCodesTable {
  /** Made from the code, which is not stored. */
  id_hash: string;
  /** The recording, encrypted with the code; base64. */
  sealed: string;
  made_at: Moment;
}

/** Where customers are in the app, while they show it. */
export interface WhereaboutsTable {
  user_id: string;
  /** A list of `{ chart, state, ago }`, `ago` in ms before `at`; JSON. */
  charts: string;
  at: Moment;
  /** The admin who looked last. */
  looked_by: string | null;
}

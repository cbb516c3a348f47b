import type { RecordedLine, SupportRecording } from '../../../src/domain/support';

/** A recording and what it says. */
export type FoundRecording = SupportRecording & { readonly lines: readonly RecordedLine[] };

export type RecordingOutcome =
  | { readonly kind: 'found'; readonly found: FoundRecording }
  | { readonly kind: 'notFound' }
  /** It is damaged, or of a version that this app cannot read. */
  | { readonly kind: 'unreadable' }
  /** The server refused to look for it, because of too many tries. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

export type SupportRecordingContext = {
  /** The code of the last search. */
  readonly code: string;
  readonly found: FoundRecording | null;
  /** Why the server refused. */
  readonly messages: readonly string[];
};

export type SupportRecordingEvent =
  /** A code was entered and sent. */
  | { readonly type: 'code.entered'; readonly code: string }
  /** Retry was pressed after a failed search. */
  | { readonly type: 'search.retried' };

export type SupportRecordingTag = 'busy';

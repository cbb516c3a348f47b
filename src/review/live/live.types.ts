import type { LiveMessage } from './message';
import type { Recording } from './recording';

export type LiveInput = { readonly address: string };

/** Where a replay stands: at which step of which track of the recording. */
export type ReplayPosition = { readonly track: number; readonly step: number };

export type LiveContext = LiveInput & {
  /** What the newest page told since it was loaded; while recording, what all pages told. */
  readonly heard: readonly LiveMessage[];
  readonly recording: Recording | null;
  /** Why the last file could not be opened; a sentence. */
  readonly problem: string | null;
  readonly position: ReplayPosition;
};

export type LiveEvent =
  | { readonly type: 'feed.opened' }
  | { readonly type: 'feed.lost' }
  | { readonly type: 'feed.heard'; readonly messages: readonly LiveMessage[] }
  /** Another app is to be listened to. */
  | { readonly type: 'address.changed'; readonly address: string }
  | { readonly type: 'recording.started' }
  | { readonly type: 'recording.stopped' }
  /** A file was chosen; its text. */
  | { readonly type: 'recording.opened'; readonly text: string }
  /** Back to what happens now. */
  | { readonly type: 'recording.closed' }
  | { readonly type: 'replay.started'; readonly track: number }
  | { readonly type: 'replay.moved'; readonly step: number }
  | { readonly type: 'replay.left' };

export type LiveTag = 'live' | 'recorded';

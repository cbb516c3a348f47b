import type { LiveMessage } from '../../recording/message';
import type { Recording } from '../../recording/recording';

export type LiveInput = { readonly address: string };

/** A replay's position: a step of a track of the recording. */
export type ReplayPosition = { readonly track: number; readonly step: number };

export type LiveContext = LiveInput & {
  /** The messages of the newest page since it was loaded; while recording, those of all pages. */
  readonly heard: readonly LiveMessage[];
  readonly recording: Recording | null;
  /** Why the last file could not be opened, as a sentence. */
  readonly problem: string | null;
  readonly position: ReplayPosition;
};

export type LiveEvent =
  | { readonly type: 'feed.opened' }
  | { readonly type: 'feed.lost' }
  | { readonly type: 'feed.heard'; readonly messages: readonly LiveMessage[] }
  /** The person wants to listen to another app. */
  | { readonly type: 'address.changed'; readonly address: string }
  | { readonly type: 'recording.started' }
  | { readonly type: 'recording.stopped' }
  /** A file was chosen; `text` is its content. */
  | { readonly type: 'recording.opened'; readonly text: string }
  /** The person returns to the running app. */
  | { readonly type: 'recording.closed' }
  | { readonly type: 'replay.started'; readonly track: number }
  | { readonly type: 'replay.moved'; readonly step: number }
  | { readonly type: 'replay.left' };

export type LiveTag = 'live' | 'recorded';

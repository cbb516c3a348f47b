import type { Edition } from '../model/diff';
import { isEdition } from '../model/edition';
import { isRecord } from '../model/is-record';

/** A remark on a flow, or on one of its states or branches. */
export type Note = {
  readonly id: string;
  /** The id of the state or the key of the branch; `null` for the flow as a whole. */
  readonly at: string | null;
  readonly text: string;
  readonly by: string;
  /** The day, as an ISO date. */
  readonly on: string;
};

/** Somebody agreed with a flow as it was on a day. */
export type SignOff = {
  readonly by: string;
  /** The day, as an ISO date. */
  readonly on: string;
  /** The flow's chart and texts on that day. The sign-off holds as long as the flow still means this. */
  readonly meaning: Edition;
};

/** The content of `<flow>.review.json`, beside the flow's chart. */
export type FlowReview = { readonly notes: readonly Note[]; readonly signOff: SignOff | null };

/** A review as it is stored, with a version that changes with every change; '' before there is a file. */
export type StoredReview = { readonly review: FlowReview; readonly version: string };

/** The reviews of all flows that have one, and whether they can be changed here. */
export type Reviews = {
  readonly writable: boolean;
  readonly flows: Readonly<Record<string, StoredReview>>;
};

export const NO_REVIEW: StoredReview = { review: { notes: [], signOff: null }, version: '' };

/** The address of all reviews, relative to the site. */
export const REVIEWS = 'reviews.json';

/** The address to which the review of a flow is written, relative to the site. */
export const reviewAddress = (flow: string): string => `reviews/${flow}.json`;

/** The greatest number of characters of a note, and of a name. */
export const LONGEST_NOTE = 2000;
export const LONGEST_NAME = 80;
const LONGEST_KEY = 300;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

const isText = (value: unknown, longest: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

const isDay = (value: unknown): boolean => typeof value === 'string' && DAY.test(value);

const isNote = (value: unknown): value is Note =>
  isRecord(value) &&
  isText(value.id, LONGEST_KEY) &&
  (value.at === null || isText(value.at, LONGEST_KEY)) &&
  isText(value.text, LONGEST_NOTE) &&
  isText(value.by, LONGEST_NAME) &&
  isDay(value.on);

const isSignOff = (value: unknown): value is SignOff =>
  isRecord(value) && isText(value.by, LONGEST_NAME) && isDay(value.on) && isEdition(value.meaning);

/** Whether a value that was read is a review. */
export const isFlowReview = (value: unknown): value is FlowReview =>
  isRecord(value) &&
  Array.isArray(value.notes) &&
  value.notes.every(isNote) &&
  (value.signOff === null || isSignOff(value.signOff));

const isStored = (value: unknown): value is StoredReview =>
  isRecord(value) && typeof value.version === 'string' && isFlowReview(value.review);

/** Whether a value that was read is the reviews of all flows. */
export const areReviews = (value: unknown): value is Reviews =>
  isRecord(value) &&
  typeof value.writable === 'boolean' &&
  isRecord(value.flows) &&
  Object.values(value.flows).every(isStored);

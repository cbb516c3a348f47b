import type { ColumnType } from 'kysely';

/** A timestamptz column, which is read and written as a Date. */
export type Moment = ColumnType<Date, Date, Date>;

export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A column with a default value for inserts that omit it. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

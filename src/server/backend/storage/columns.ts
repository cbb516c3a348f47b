import type { ColumnType } from 'kysely';

/** A moment: written as a Date, read as a Date (timestamptz). */
export type Moment = ColumnType<Date, Date, Date>;

export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A column that the database fills in where an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

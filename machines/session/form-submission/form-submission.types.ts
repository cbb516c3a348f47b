import type { Withdrawal } from '../../../src/domain/entities';
import type { SignInFactor } from '../../../src/domain/factor';

/** The values of a form when it is submitted. Each form defines its own fields. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The server, or the follow-up of an accepted form, refused. Contains messages, and messages by payload field. */
export type FormRefusal = {
  readonly kind: 'refused';
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

export type FormAccepted = {
  readonly kind: 'accepted';
  /** The same-origin path that the answer redirects to. */
  readonly location: string | null;
  /** What a login accepts as its second step; empty if the password is enough. */
  readonly factors?: readonly SignInFactor[];
  /** What the server recorded of a withdrawal from a contract. */
  readonly withdrawal?: Withdrawal;
};

/**
 * What to search for if it is unknown whether the server executed the request. Written by the form's provision as
 * JSON without secrets.
 */
export type Sought = Readonly<Record<string, unknown>>;

export type SubmitOutcome =
  | FormAccepted
  /**
   * `sought`: the refusal may mean that the request was executed already; this is what to search for. `null` if
   * nothing can be checked.
   */
  | (FormRefusal & { readonly sought: Sought | null })
  /** No usable answer arrived, but the outcome can be checked. */
  | { readonly kind: 'noResponse'; readonly sought: Sought };

/** `press`: what to send if nothing was done. It is returned with the outcome. */
export type ReconcileInput = {
  readonly sought: Sought;
  readonly press: { readonly values: FormValues } | null;
};
export type ReconcileOutcome = { readonly done: boolean; readonly press: ReconcileInput['press'] };

/** The follow-up of an accepted form can still fail. After a login, for example, the session reads the user. */
export type CompletionOutcome = { readonly kind: 'completed' } | FormRefusal;

/** `key` is sent as the Idempotency-Key of a write (D2.9). */
export type SubmitInput = { readonly values: FormValues; readonly key: string };

export type FormSubmissionContext = {
  /** The key of a press whose outcome is unknown. The same form submitted again is the same request. */
  readonly key: string | null;
  /** What to search for before that form is sent again; `null` if no answer was lost or nothing can be checked. */
  readonly sought: Sought | null;
  /** The same-origin path that the answer to the last accepted form redirects to. */
  readonly location: string | null;
  /** What the last accepted login accepts as its second step. */
  readonly factors: readonly SignInFactor[];
  readonly withdrawal: Withdrawal | null;
  /** Whether the server's own answer said that the form is done. Otherwise a check found that it is. */
  readonly confirmed: boolean;
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

export type FormSubmissionEvent =
  /** The form was submitted. `key` is generated for each press. */
  | { readonly type: 'form.submitted'; readonly values: FormValues; readonly key: string }
  | { readonly type: 'form.edited' };

export type FormSubmissionTag = 'busy';

/** What a plain form holds when it is pressed; the fields are the form's own. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The server, or what follows an accepted form, said no: its sentences and its texts by payload field. */
export type FormRefusal = {
  readonly kind: 'refused';
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

/** `location`: where the answer sends this person; a same-origin path. */
export type FormAccepted = { readonly kind: 'accepted'; readonly location: string | null };

/**
 * What is looked for where nobody knows whether the server has done what was sent, as the form's provision writes it:
 * JSON, without secrets.
 */
export type Sought = Readonly<Record<string, unknown>>;

export type SubmitOutcome =
  | FormAccepted
  /** `sought`: the refusal may mean that it is done already, and this is how to tell; `null` where it cannot. */
  | (FormRefusal & { readonly sought: Sought | null })
  /** No usable answer came, and it can be looked up what the server has done. */
  | { readonly kind: 'noResponse'; readonly sought: Sought };

/** `press`: what is sent where nothing was done; it is handed back with the outcome. */
export type ReconcileInput = {
  readonly sought: Sought;
  readonly press: { readonly values: FormValues } | null;
};
export type ReconcileOutcome = { readonly done: boolean; readonly press: ReconcileInput['press'] };

/** What follows an accepted form (a login: the session reads who that is) can still fail. */
export type CompletionOutcome = { readonly kind: 'completed' } | FormRefusal;

/** `key` goes out as the Idempotency-Key of a write (D2.9). */
export type SubmitInput = { readonly values: FormValues; readonly key: string };

export type FormSubmissionContext = {
  /** The key of a press whose outcome is unknown: the same form sent again is the same request. */
  readonly key: string | null;
  /** What is looked for before that form is sent again; `null` where no answer was lost, or nothing can be looked up. */
  readonly sought: Sought | null;
  /** Where the answer to the form that was accepted last sends this person; a same-origin path. */
  readonly location: string | null;
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

export type FormSubmissionEvent =
  /** Pressed; `key` is made for this press. */
  | { readonly type: 'form.submitted'; readonly values: FormValues; readonly key: string }
  | { readonly type: 'form.edited' };

export type FormSubmissionTag = 'busy';

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
export type SubmitOutcome = FormAccepted | FormRefusal;

/** What follows an accepted form (a login: the session reads who that is) can still fail. */
export type CompletionOutcome = { readonly kind: 'completed' } | FormRefusal;

/** `key` goes out as the Idempotency-Key of a write (D2.9). */
export type SubmitInput = { readonly values: FormValues; readonly key: string };

export type FormSubmissionContext = {
  /** The key of a press whose outcome is unknown: the same form sent again is the same request. */
  readonly key: string | null;
  /** Where the answer to the form that was accepted last sends this person; a same-origin path. */
  readonly location: string | null;
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

export type FormSubmissionEvent =
  /** Pressed; `key` is made for this press. */
  | { readonly type: 'form.submitted'; readonly values: FormValues; readonly key: string }
  | { readonly type: 'form.edited' }
  /** It could not be looked up whether an earlier press had worked, which a refusal may mean. */
  | { readonly type: 'outcome.unknown' };

export type FormSubmissionTag = 'busy';

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

export type FormSubmissionContext = {
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

export type FormSubmissionEvent =
  { readonly type: 'form.submitted'; readonly values: FormValues } | { readonly type: 'form.edited' };

export type FormSubmissionTag = 'busy';

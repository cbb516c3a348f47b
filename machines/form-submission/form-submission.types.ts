/** What a plain form holds when it is pressed; the fields are the form's own. */
export type FormValues = Readonly<Record<string, unknown>>;

/** `refused`: the server's sentences and its texts by payload field; what was typed stays. */
export type SubmitOutcome =
  | { readonly kind: 'accepted'; readonly location: string | null }
  | {
      readonly kind: 'refused';
      readonly messages: readonly string[];
      readonly fields: Readonly<Record<string, string>>;
    };

export type FormSubmissionContext = {
  readonly messages: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
};

export type FormSubmissionEvent =
  { readonly type: 'form.submitted'; readonly values: FormValues } | { readonly type: 'form.edited' };

export type FormSubmissionTag = 'busy';

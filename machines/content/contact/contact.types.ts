/**
 * The values of the contact form. `phone` is as typed for `phoneCountry` (alpha-2); `subject` is an id, '' for the
 * first subject.
 */
export type ContactValues = Readonly<
  Record<'name' | 'phone' | 'phoneCountry' | 'email' | 'subject' | 'message', string>
>;

export type ContactTab = 'contactUs' | 'fareEstimator';

export type ContactInput = {
  /** The empty form, prefilled with the customer's known details. */
  readonly blank: ContactValues;
  /** What was typed earlier and not submitted. */
  readonly draft: ContactValues | null;
  /** Whether the fare estimator may be embedded. Otherwise it is a link to another site. */
  readonly embedded: boolean;
};

export type ContactContext = Pick<ContactInput, 'blank' | 'embedded'> & {
  /** The current values. The form uses them when it mounts again. */
  readonly values: ContactValues;
};

export type ContactEvent =
  | { readonly type: 'tab.chosen'; readonly tab: ContactTab }
  | { readonly type: 'message.edited'; readonly values: ContactValues }
  /** 'Write another message' was pressed. */
  | { readonly type: 'message.begun' }
  /** The embedded page has loaded. */
  | { readonly type: 'estimator.loaded' }
  /** The response was not the estimator's page. */
  | { readonly type: 'estimator.failed' }
  | { readonly type: 'estimator.retried' };

/** What stands in the contact form; `phone` as typed for `phoneCountry` (alpha-2), `subject` an id, '' for the first. */
export type ContactValues = Readonly<
  Record<'name' | 'phone' | 'phoneCountry' | 'email' | 'subject' | 'message', string>
>;

export type ContactTab = 'contactUs' | 'fareEstimator';

export type ContactInput = {
  /** The empty form: with what is known of a customer. */
  readonly blank: ContactValues;
  /** What somebody had typed before and not sent. */
  readonly draft: ContactValues | null;
  /** Whether the fare estimator may be embedded; otherwise it is a link to another site. */
  readonly embedded: boolean;
};

export type ContactContext = Pick<ContactInput, 'blank' | 'embedded'> & {
  /** What is typed now; the form begins with it when it is drawn again. */
  readonly values: ContactValues;
};

export type ContactEvent =
  | { readonly type: 'tab.chosen'; readonly tab: ContactTab }
  | { readonly type: 'message.edited'; readonly values: ContactValues }
  /** 'Write another message'. */
  | { readonly type: 'message.begun' }
  /** The embedded page is there. */
  | { readonly type: 'estimator.loaded' }
  /** What came is not the page. */
  | { readonly type: 'estimator.failed' }
  | { readonly type: 'estimator.retried' };

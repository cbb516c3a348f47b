import type { ContactPage, Page } from '../../../src/domain/entities';

/** The pages that the server writes (S7.calls.6). */
export type ContentPage = 'terms' | 'privacy' | 'contact';

/** What one of them answers: remote HTML, or the contact form's subjects. */
export type Content = Page | ContactPage;

export type ContentInput = { readonly page: ContentPage };

export type ContentContext = ContentInput & {
  /** The last answer, for as long as it is the one to show. */
  readonly content: Content | null;
};

export type ContentEvent =
  /** Somebody wants to see it, now or once more (Retry). */
  { readonly type: 'content.requested' };

export type ContentTag = 'busy' | 'failed';

import type { ContactPage, Page } from '../../../src/domain/entities';

/** The pages whose content comes from the server (S7.calls.6). */
export type ContentPage = 'terms' | 'privacy' | 'contact';

/** The content of such a page: remote HTML, or the contact form's subjects. */
export type Content = Page | ContactPage;

export type ContentInput = { readonly page: ContentPage };

export type ContentContext = ContentInput & {
  /** The last answer, while it is valid. */
  readonly content: Content | null;
};

export type ContentEvent =
  /** The page is shown, or Retry was pressed. */
  { readonly type: 'content.requested' };

export type ContentTag = 'busy' | 'failed';

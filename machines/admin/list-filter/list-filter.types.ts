/** `typed`: the text in the search field. `query`: what is looked for, which is that text trimmed. */
type Search = { readonly typed: string; readonly query: string };

export type ListFilterContext = Search & {
  /** The page that was asked for; starts at 1. */
  readonly page: number;
};

export type ListFilterEvent =
  /** The text in the search field changed. */
  | ({ readonly type: 'list.searched' } & Search)
  /** Another page was chosen. */
  | { readonly type: 'list.pageRequested'; readonly page: number };

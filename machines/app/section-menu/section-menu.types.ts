export type SectionMenuInput = {
  /** The ids of the sections' headings in page order; at least one. */
  readonly sections: readonly string[];
};

export type SectionMenuContext = SectionMenuInput & {
  /** The marked section. */
  readonly current: string;
};

export type SectionMenuEvent =
  /** The person scrolled to a section, or the page grew above it. */
  | { readonly type: 'section.reached'; readonly section: string }
  /** An entry of the menu was pressed. */
  | { readonly type: 'section.chosen'; readonly section: string };

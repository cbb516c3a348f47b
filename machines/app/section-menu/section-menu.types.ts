export type SectionMenuInput = {
  /** The ids of the sections' headings, from the top of the page down; there is at least one. */
  readonly sections: readonly string[];
};

export type SectionMenuContext = SectionMenuInput & {
  /** The section that the menu marks: the one that is looked at. */
  readonly current: string;
};

export type SectionMenuEvent =
  /** The person has scrolled to a section, or the page has grown above it. */
  | { readonly type: 'section.reached'; readonly section: string }
  /** An entry of the menu was pressed. */
  | { readonly type: 'section.chosen'; readonly section: string };

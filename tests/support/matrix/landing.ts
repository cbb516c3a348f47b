/** Where an address leads. */
export type Landing = {
  /** The final path. */
  readonly path: string;
  /** The query's `returnUrl`. */
  readonly returnUrl: string | null;
  /** The title of the open dialog, else the heading of the framed page, else that of the screen. */
  readonly heading: string;
};

/** The functions of a notice: its chart and its context are plain data and name them. */
export type NoticeCallbacks = {
  /** What the buttons of type `button` run, by the name in `run`. */
  readonly run?: Readonly<Record<string, () => void>>;
  /** Called whenever the box of one of its items is ticked, or the tick taken away. */
  readonly ticked?: (item: string, checked: boolean) => void;
  /** Called once the person has closed the notice. */
  readonly closeCallback?: () => void;
};

/** The functions of the notices that are on the screen, by notice id. */
export type NoticeCallbackRegistry = Map<string, NoticeCallbacks>;

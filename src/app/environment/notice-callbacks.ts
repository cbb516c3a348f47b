/** The functions of a notice. Its chart and context are plain data and refer to them by name. */
export type NoticeCallbacks = {
  /** What the buttons of type `button` run, by their `run` name. */
  readonly run?: Readonly<Record<string, () => void>>;
  /** Called when the checkbox of an item is ticked or cleared. */
  readonly ticked?: (item: string, checked: boolean) => void;
  /** Called after the person closes the notice. */
  readonly closeCallback?: () => void;
};

/** The functions of the notices on the screen, by notice id. */
export type NoticeCallbackRegistry = Map<string, NoticeCallbacks>;

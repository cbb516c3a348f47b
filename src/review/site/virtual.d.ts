declare module 'virtual:flow-coverage' {
  /** The output of `npm run coverage:flows`, unparsed; `null` if it was not run. */
  const report: unknown;
  export default report;
}

declare module 'virtual:flow-texts' {
  /** By the flow's name: the files of texts that its screens and notices use, such as `card-add`. */
  const texts: Readonly<Record<string, readonly string[]>>;
  export default texts;
}

declare module 'virtual:handed-recording' {
  /** The text of the recording of which `npm run flows` was given the code; `null` without one. */
  const recording: string | null;
  export default recording;
}

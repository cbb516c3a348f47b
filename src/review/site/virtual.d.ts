declare module 'virtual:flow-coverage' {
  /** The output of `npm run coverage:flows`, unparsed; `null` if it was not run. */
  const report: unknown;
  export default report;
}

declare module 'virtual:flow-coverage' {
  /** What `npm run coverage:flows` wrote, as it stands; `null` when it was not run. */
  const report: unknown;
  export default report;
}

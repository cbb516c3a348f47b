/** The plugin has no types. It is passed to size-limit unchanged. */
declare module '@size-limit/file' {
  const plugins: () => unknown;
  export default plugins;
}

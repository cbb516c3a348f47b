/** The plugin brings no types: it is handed to size-limit as it is. */
declare module '@size-limit/file' {
  const plugins: () => unknown;
  export default plugins;
}

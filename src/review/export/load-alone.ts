import ts from 'typescript';

/** Removes the types from a file's text. */
export const javascriptOf = (source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  }).outputText;

/**
 * Loads the text of a single TypeScript file, as a tool would that has no other file, and returns its exports.
 *
 * @throws when it imports anything but `xstate` at run time
 */
export async function loadAlone(source: string): Promise<Record<string, unknown>> {
  const xstate = import.meta.resolve('xstate');
  const code = javascriptOf(source).replaceAll(/(['"])xstate\1/g, JSON.stringify(xstate));
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
}

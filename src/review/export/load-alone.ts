import ts from 'typescript';

/** The file's text without its types. */
export const javascriptOf = (source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  }).outputText;

/**
 * Loads a TypeScript file's text on its own, as a tool would that is given nothing but it, and answers what it exports.
 *
 * @throws when it imports anything at run time but `xstate`
 */
export async function loadAlone(source: string): Promise<Record<string, unknown>> {
  const xstate = import.meta.resolve('xstate');
  const code = javascriptOf(source).replaceAll(/(['"])xstate\1/g, JSON.stringify(xstate));
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
}

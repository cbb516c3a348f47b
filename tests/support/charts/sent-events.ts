import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

/** Somewhere an event is sent to an actor of a chart. */
export type Sent = {
  /** The chart whose events it is one of; `null` where no chart declares it. */
  readonly flow: string | null;
  readonly event: string;
  /** By a callback to its parent, whichever chart that is. */
  readonly upward: boolean;
  /** From the project's root. */
  readonly file: string;
};

/** Where a chart sends what it raises. */
export const ITSELF = '#_internal';

/** How events are sent outside of the charts: to an actor, to an app-wide one by name, by a callback to its parent, and by what a provision raises. */
const senders = ['send', 'sendToService', 'sendBack', 'raise'];

/** A program over these files and what they import, with the project's own settings. */
function programOf(files: readonly string[]): ts.Program {
  const read = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
  return ts.createProgram(files, options);
}

const nameOf = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
};

/** The types that this may be; of what is called for an event, those that it returns. */
const parts = (type: ts.Type): readonly ts.Type[] => {
  if (type.isUnion()) return type.types.flatMap(parts);
  const [called] = type.getCallSignatures();
  return called ? parts(called.getReturnType()) : [type];
};

/** The flow, by its folder, whose types say what this is. */
const flowOf = (type: ts.Type): string | null => {
  if (type.isIntersection()) return type.types.map(flowOf).find((flow) => flow !== null) ?? null;
  const symbol: ts.Symbol | undefined = type.aliasSymbol ?? type.getSymbol();
  const declared = symbol?.declarations?.[0];
  const file = declared?.getSourceFile().fileName ?? '';
  return /\/machines\/[a-z-]+\/([a-z-]+)\/[a-z-]+\.types\.ts$/u.exec(file)?.[1] ?? null;
};

/** The texts that the property `type` of this can have. */
function eventsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): readonly string[] {
  const property = type.getProperty('type');
  if (!property) return [];
  return parts(checker.getTypeOfSymbolAtLocation(property, at)).flatMap((part) =>
    part.isStringLiteral() ? [part.value] : [],
  );
}

/** The texts that stand after `type:` in here. */
function typesIn(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const collect = (inner: ts.Node, isType: boolean): void => {
    if (isType && ts.isStringLiteral(inner)) found.push(inner.text);
    const begins =
      ts.isPropertyAssignment(inner) && ts.isIdentifier(inner.name) && inner.name.text === 'type';
    if (begins) collect(inner.initializer, true);
    else ts.forEachChild(inner, (child) => collect(child, isType));
  };
  collect(node, false);
  return found;
}

function sentBy(checker: ts.TypeChecker, argument: ts.Expression): readonly Pick<Sent, 'flow' | 'event'>[] {
  const given = parts(checker.getTypeAtLocation(argument));
  const typed = given.flatMap((part) => eventsOf(checker, part, argument));
  // What a callback sends to its parent is typed as any event.
  const sent = new Set(
    typed.length > 0 || !ts.isObjectLiteralExpression(argument) ? typed : typesIn(argument),
  );
  const expected = checker.getContextualType(argument);
  const heard = [...(expected ? parts(expected) : []), ...given].flatMap((part) => {
    const flow = flowOf(part);
    return flow === null ? [] : eventsOf(checker, part, argument).map((event) => ({ flow, event }));
  });
  return [...sent].map((event) => ({ flow: heard.find((one) => one.event === event)?.flow ?? null, event }));
}

/** Every event that these sources send to an actor, as the compiler knows it. */
export function sentEvents(files: readonly string[]): readonly Sent[] {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const found = new Map<string, Sent>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`There is no ${file}`);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && senders.includes(nameOf(node.expression))) {
        for (const { flow, event } of node.arguments.flatMap((argument) => sentBy(checker, argument))) {
          const upward = nameOf(node.expression) === 'sendBack';
          const sent = { flow, event, upward, file: relative(process.cwd(), source.fileName) };
          found.set(JSON.stringify(sent), sent);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found.values()];
}

/** What a chart's own source sends: to its parent (`null`), to the actors that it invokes, by their ids, and to itself. */
export function sentByChart(text: string): readonly { readonly to: string | null; readonly event: string }[] {
  const source = ts.createSourceFile('chart.ts', text, ts.ScriptTarget.ES2023, true);
  const sent: { to: string | null; event: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      const name = nameOf(node.expression);
      if (name === 'raise' && first) for (const event of typesIn(first)) sent.push({ to: ITSELF, event });
      if (name === 'sendParent' && first) for (const event of typesIn(first)) sent.push({ to: null, event });
      if (name === 'sendTo' && first && second)
        for (const event of typesIn(second))
          sent.push({ to: ts.isStringLiteral(first) ? first.text : '*', event });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sent;
}

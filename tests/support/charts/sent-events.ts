import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

/** A place where an event is sent to an actor of a chart. */
export type Sent = {
  /** The chart that declares the event; `null` if no chart does. */
  readonly flow: string | null;
  readonly event: string;
  /** Sent by a callback to its parent, whichever chart that is. */
  readonly upward: boolean;
  /** Relative to the project's root. */
  readonly file: string;
};

/** The target of the events that a chart raises. */
export const ITSELF = '#_internal';

/**
 * The functions that send events outside of the charts: to an actor, to an app-wide actor by name, from a callback to
 * its parent, and by a provision's `raise`.
 */
const senders = ['send', 'sendToService', 'sendBack', 'raise'];

/** A program of these files and their imports, with the project's own settings. */
function programOf(files: readonly string[]): ts.Program {
  const read = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
  return ts.createProgram(files, options);
}

const nameOf = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
};

/** The members of a union type; for a function that creates an event, its return types. */
const parts = (type: ts.Type): readonly ts.Type[] => {
  if (type.isUnion()) return type.types.flatMap(parts);
  const [called] = type.getCallSignatures();
  return called ? parts(called.getReturnType()) : [type];
};

/** The flow (by its folder) whose types declare this type. */
const flowOf = (type: ts.Type): string | null => {
  if (type.isIntersection()) return type.types.map(flowOf).find((flow) => flow !== null) ?? null;
  const symbol: ts.Symbol | undefined = type.aliasSymbol ?? type.getSymbol();
  const declared = symbol?.declarations?.[0];
  const file = declared?.getSourceFile().fileName ?? '';
  return /\/machines\/[a-z-]+\/([a-z-]+)\/[a-z-]+\.types\.ts$/u.exec(file)?.[1] ?? null;
};

/** The string literals that the property `type` can have. */
function eventsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): readonly string[] {
  const property = type.getProperty('type');
  if (!property) return [];
  return parts(checker.getTypeOfSymbolAtLocation(property, at)).flatMap((part) =>
    part.isStringLiteral() ? [part.value] : [],
  );
}

/** The strings after `type:` in this node. */
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
  // An event that a callback sends to its parent has the type of any event.
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

/** Every event that these sources send to an actor, according to the compiler. */
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

/**
 * The events in a chart's own source: sent to its parent (`null`), to the actors that it invokes (by id), and to
 * itself.
 */
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

import { join } from 'node:path';
import process from 'node:process';
import type { ESTree, Plugin } from 'vite';
import { findNodes } from './source-edit.ts';

/** React's production files, by the names that they are imported by. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
};

/** Read by React DOM, and there in development alone. */
const ABSENT = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

type Member = ESTree.MemberExpression & { readonly property: ESTree.IdentifierName };
type Edit = { readonly start: number; readonly end: number; readonly text: string };

const isExport = (node: ESTree.Node): node is Member =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  node.object.name === 'exports' &&
  node.property.type === 'Identifier';

/** `exports.name` of a statement that does nothing but set it. */
function setBy(statement: ESTree.Node): Member[] {
  if (statement.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  return expression.type === 'AssignmentExpression' && isExport(expression.left) ? [expression.left] : [];
}

const local = (name: string): string => `exported_${name}`;

/** Every export becomes a variable; one that is named once a constant, which is left out where nobody imports it. */
function exportsOf(program: ESTree.Program): readonly Edit[] {
  const members = findNodes(program, isExport);
  const set = program.body.flatMap(setBy);
  return members.map(({ start, end, property: { name } }) => {
    const same = members.filter(({ property }) => property.name === name);
    const declaration = set.find(({ property }) => property.name === name);
    if (!declaration) throw new Error(`exports.${name} is set by no statement of its own`);
    const kind = same.length === 1 ? 'const ' : 'let ';
    return { start, end, text: (declaration.start === start ? kind : '') + local(name) };
  });
}

const REQUIRED = /^(\w+) = require\(("[\w/-]+")\)$/;

/** `var React = require("react"), …;` becomes imports. */
function importsOf(program: ESTree.Program, code: string): readonly Edit[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return [];
    const { start, end, kind } = statement;
    const parts = statement.declarations.map((each) => code.slice(each.start, each.end));
    const others = parts.filter((part) => !REQUIRED.test(part));
    if (others.length === parts.length) return [];
    const imports = parts.filter((part) => REQUIRED.test(part));
    const written = imports.map((part) => part.replace(REQUIRED, 'import * as $1 from $2;'));
    if (others.length > 0) written.push(`${kind} ${others.join(', ')};`);
    return [{ start, end, text: written.join('\n') }];
  });
}

/** `import React from 'react'`: there is no object with all of it any more. */
const DEFAULT_IMPORT = /^import (\w+) from (["'])react\2;$/gm;

/**
 * Lets the bundler see into React, which is written in CommonJS: what nobody imports is left out, and what is imported is
 * called directly, where every call of a hook went through a getter of a copied object otherwise. A version of React that
 * is written differently ends the build.
 *
 * @param root absolute path of the repository
 */
export function reactAsModules(root: string): Plugin {
  const packages = join(root, 'node_modules');
  const files = new Map(Object.entries(FILES).map(([name, file]) => [name, join(packages, file)]));
  const own = new Set(files.values());
  return {
    name: 'cabrank:react-as-modules',
    apply: ({ build: { ssr } = {} }, { command }) =>
      command === 'build' && !ssr && process.env['CABRANK_REACT'] !== 'development',
    enforce: 'pre',
    resolveId: (id) => files.get(id) ?? null,
    transform(code, id) {
      if (!own.has(id)) {
        const whole = code.replaceAll(DEFAULT_IMPORT, 'import * as $1 from "react";');
        return whole === code ? null : { code: whole, map: null };
      }
      const present = code.replaceAll(ABSENT, 'undefined');
      const program = this.parse(present);
      const edits = [...importsOf(program, present), ...exportsOf(program)];
      const body = edits
        .toSorted((one, other) => other.start - one.start)
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), present);
      const names = new Set(findNodes(program, isExport).map(({ property }) => property.name));
      const exported = [...names].map((name) => `${local(name)} as ${name}`).join(', ');
      return { code: `${body}\nexport { ${exported} };\n`, map: null };
    },
  };
}

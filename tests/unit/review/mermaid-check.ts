/** One kind of line of a state diagram, and what it says of the names in it. */
const id = String.raw`[A-Za-z]\w*`;
const text = String.raw`(?:[^:;#{}"<>\n]|#\d+;)+`;
const kinds = {
  title: new RegExp(`^accTitle: ${text}$`, 'u'),
  direction: /^direction (?:LR|TB)$/u,
  open: new RegExp(`^state "(${text})" as (${id}) \\{$`, 'u'),
  state: new RegExp(`^state "(${text})" as (${id})$`, 'u'),
  close: /^\}$/u,
  divider: /^--$/u,
  line: new RegExp(`^(${id}|\\[\\*\\]) --> (${id}|\\[\\*\\])(?: : ${text})?$`, 'u'),
  description: new RegExp(`^(${id}) : ${text}$`, 'u'),
};

export type MermaidRead = {
  readonly declared: readonly string[];
  readonly lines: readonly (readonly [from: string, to: string])[];
  /** What is written in states. */
  readonly written: readonly string[];
  readonly faults: readonly string[];
};

/** Reads a state diagram as strictly as we write it: what Mermaid's own grammar would take more of is a fault here. */
export function readMermaid(diagram: string): MermaidRead {
  const declared: string[] = [];
  const lines: (readonly [string, string])[] = [];
  const written: string[] = [];
  const faults: string[] = [];
  const used: string[] = [];
  let depth = 0;
  const [first, ...rest] = diagram.trimEnd().split('\n');
  if (first !== 'stateDiagram-v2') faults.push(`It begins with '${first ?? ''}'`);
  rest.forEach((raw, index) => {
    const at = raw.trim();
    const kind = Object.entries(kinds).find(([, pattern]) => pattern.test(at));
    const [name, pattern] = kind ?? ['unknown', /^/u];
    const [, one = '', other = ''] = pattern.exec(at) ?? [];
    if (name === 'open' || name === 'state') declared.push(other);
    if (name === 'open') depth += 1;
    if (name === 'close') depth -= 1;
    if (name === 'line') lines.push([one, other]);
    if (name === 'line') used.push(...[one, other].filter((end) => end !== '[*]'));
    if (name === 'description') {
      used.push(one);
      written.push(at);
    }
    if (name === 'unknown' || depth < 0 || (name === 'divider' && depth === 0))
      faults.push(`line ${index + 2}: ${at}`);
  });
  if (depth !== 0) faults.push('Braces do not match');
  const doubled = declared.filter((name, index) => declared.indexOf(name) !== index);
  faults.push(...doubled.map((name) => `${name} is declared twice`));
  faults.push(...used.filter((name) => !declared.includes(name)).map((name) => `${name} is not declared`));
  return { declared, lines, written, faults };
}

import type { Plugin } from 'vite';

const FILE = /[\\/]xstate[\\/]dist[\\/]StateMachine-\w+\.esm\.js$/;

/** In the constructor of a machine: what it has of its states, and how they are made. */
const FIELDS =
  /^ {4}this\.root = void 0;\n {4}this\.id = void 0;\n {4}this\.states = void 0;\n {4}this\.events = void 0;$/gm;
const MAKING =
  /^ {4}this\.root = new StateNode\(config, \{\n {6}_key: this\.id,\n {6}_machine: this\n {4}\}\);\n {4}this\.root\._initialize\(\);\n {4}formatRouteTransitions\(this\.root\);\n {4}this\.states = this\.root\.states;.*\n {4}this\.events = this\.root\.events;\n {2}\}$/gm;

// As many lines as before: the source map stays true to them.
const LATER = `  }
  get root() {
    const root = new StateNode(this.config, { _key: this.id, _machine: this });
    Object.defineProperty(this, 'root', { value: root });
    root._initialize();
    formatRouteTransitions(root);
    return root;
  }
  get states() { return this.root.states; } get events() { return this.root.events; }`;

/**
 * Makes the states of a chart when its first actor starts. XState makes them with the machine, and once more with every
 * `provide`: each chart of ours twice, those among them that nobody may ever start.
 *
 * A new version of XState that reads differently ends the build.
 */
export function lateCharts(): Plugin {
  return {
    name: 'cabrank:late-charts',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    transform(code, id) {
      const [file = id] = id.split('?');
      if (!FILE.test(file)) return null;
      for (const place of [FIELDS, MAKING])
        if ([...code.matchAll(place)].length !== 1) this.error(`${file}: where is ${place.source}?`);
      return { code: code.replace(FIELDS, '    this.id = void 0;\n\n\n').replace(MAKING, LATER), map: null };
    },
  };
}

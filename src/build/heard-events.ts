import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * All that our screens and the router's links handle. (What an element is asked about itself, `onLoad` of a frame, React
 * hears there and not here.)
 */
const HEARD = [
  ...['click', 'change', 'input', 'submit', 'focusin', 'focusout', 'mousedown', 'paste', 'wheel'],
  // `onPointerEnter` is made of them.
  ...['pointerover', 'pointerout'],
];

const UNHEARD =
  /\bon(?:AuxClick|BeforeInput|Composition\w+|ContextMenu|Copy|Cut|DoubleClick|Drag\w*|Drop|Key(?:Down|Press|Up)|Mouse(?:Enter|Leave|Move|Out|Over|Up)|(?:Got|Lost)PointerCapture|Pointer(?:Cancel|Down|Move|Out|Over|Up)|Reset|Select|Touch\w+|Animation\w+|Transition\w+)(?:Capture)?(?==|:|\?:)/;

const ALL = 'allNativeEvents.forEach(';
const OF_THE_DOCUMENT = 'listenToNativeEvent("selectionchange", !1, ownerDocument)';

/**
 * Lets React listen to what anybody handles. By itself it hears of some eighty events, each twice, and twice more for as
 * long as a dialog was ever open: a key alone asks it eleven times whether somebody wants to know, and searches all that
 * lies around the field for who. Of these two are left: keys are heard where they mean something (`use-keys.ts`).
 *
 * Code of ours that handles another event, or a version of React that reads differently, ends the build.
 *
 * @param root absolute path of the repository
 */
export function onlyHeardEvents(root: string): Plugin {
  const own = join(root, 'src') + sep;
  const build = join(own, 'build') + sep;
  return {
    name: 'cabrank:only-heard-events',
    apply: ({ build: { ssr } = {} }, { command }) => command === 'build' && !ssr,
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith(own) && !id.startsWith(build)) {
        const [handler] = UNHEARD.exec(code) ?? [];
        if (handler !== undefined)
          this.error(`${id}: nobody hears of ${handler}: name its event in src/build/heard-events.ts`);
      }
      if (!/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/.test(id.split('?')[0] ?? ''))
        return null;
      for (const place of [ALL, OF_THE_DOCUMENT])
        if (code.split(place).length !== 2) this.error(`${id}: where is ${place}?`);
      const heard = code.replace(ALL, `${JSON.stringify(HEARD)}.forEach(`).replace(OF_THE_DOCUMENT, 'void 0');
      return { code: heard, map: null };
    },
  };
}

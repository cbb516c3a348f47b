import { fromPromise } from 'xstate';
import type { Path } from '../play/flow';
import { catalogue } from './data/catalogue';
import { tokensOf } from './data/playing';
import type { WrittenScripts } from './review.types';
import { isWritten, scriptsLink, type WrittenMessage } from './script-link';

/** A hidden page in which scripts are written. It is removed after its answer. */
const askFrame = (src: string, signal: AbortSignal): Promise<WrittenMessage> =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.title = 'Test scripts are written here';
    frame.tabIndex = -1;
    frame.ariaHidden = 'true';
    Object.assign(frame.style, {
      position: 'fixed',
      insetBlockStart: '0',
      insetInlineStart: '0',
      width: '1280px',
      height: '900px',
      border: '0',
      visibility: 'hidden',
      pointerEvents: 'none',
      zIndex: '-1',
    });
    const end = () => {
      removeEventListener('message', hear);
      frame.remove();
    };
    const hear = ({ data, source }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || !isWritten(data)) return;
      end();
      resolve(data);
    };
    addEventListener('message', hear);
    signal.addEventListener('abort', () => {
      end();
      reject(new Error('The request for these scripts was aborted.'));
    });
    frame.src = src;
    document.body.append(frame);
  });

/** Writes the test scripts of a path, or of all branches of a flow. */
export const writeScripts = fromPromise<WrittenScripts, { flow: string; path: Path | null }>(
  async ({ input: { flow, path }, signal }) => {
    const entry = catalogue.get(flow);
    if (!entry) throw new Error(`There is no flow ${flow}`);
    const asked = path && { input: path.input, steps: tokensOf(entry.flow, path) };
    const written = await askFrame(scriptsLink(flow, asked), signal);
    if ('fault' in written) throw new Error(written.fault);
    const { set, markdown, csv } = written;
    return { flow, path, set, markdown, csv };
  },
);

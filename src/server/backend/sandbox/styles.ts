import { createHash } from 'node:crypto';
import { Html } from '../legacy/html';

/** Styles of the console. They are inline, and the page's policy allows them by their hash. */
const styles = [
  ':root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}',
  'body{margin:0 auto;max-width:64rem;padding:1rem}',
  'header nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}',
  'section{border-top:1px solid;margin-top:2rem;padding-top:.5rem}',
  'article{border:1px solid;border-radius:.25rem;margin:.75rem 0;padding:.5rem 1rem}',
  'article h3{margin:0}',
  'fieldset{border:1px solid;border-radius:.25rem;margin:.75rem 0}',
  '.fields{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr))}',
  '.field{display:flex;flex-direction:column}',
  '.tick{display:flex;gap:.5rem;align-items:center;min-height:2.75rem}',
  'input,select,button{font:inherit;min-height:2.75rem;padding:.25rem .5rem;box-sizing:border-box}',
  'input[type=checkbox]{min-height:1.25rem;width:1.25rem}',
  'button{cursor:pointer;margin:.5rem 0}',
  '.scroll{overflow-x:auto}',
  'table{border-collapse:collapse}',
  'th,td{border:1px solid;padding:.25rem .5rem;text-align:left;vertical-align:top}',
  'code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}',
  'td:first-child code{white-space:nowrap}',
  'pre{white-space:pre-wrap}',
  '.steps{display:flex;flex-wrap:wrap;gap:.25rem .5rem}',
  '[role=alert],[role=status]{border:2px solid;border-radius:.25rem;padding:.5rem 1rem}',
  ':focus-visible{outline:3px solid #2563eb;outline-offset:2px}',
].join('');

/** Style element for the page's head. It must be inserted unchanged, or its hash no longer matches. */
export const styleElement = new Html(`<style>${styles}</style>`);

/** The page runs no scripts, loads nothing but its icon, cannot be framed, and posts forms only to this site. */
export const policy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

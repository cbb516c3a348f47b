import { brandColours } from '../../../ui/brand-colours';
import { fontFaces, fontStack } from '../../../ui/fonts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const fonts = fontFaces
  .map(({ '@font-face': face }) =>
    Object.entries(face).map(([property, value]) => `${kebab(property)}: ${value};`),
  )
  .map((lines) => `@font-face { ${lines.join(' ')} }`)
  .join('\n');

/** The company's colours as custom properties. They follow `color-scheme`. */
const colours = Object.entries(brandColours)
  .map(([name, [light, dark]]) => `--${kebab(name)}: light-dark(${light}, ${dark});`)
  .join(' ');

/** Styles of the older pages, in the app's theme: alone they are whole pages, in the app's frame they are its content. */
export const stylesheet = `
${fonts}
:root { color-scheme: light dark; ${colours} }
:root[data-appearance=light] { color-scheme: light; }
:root[data-appearance=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { font: 100%/1.5 ${fontStack}; background: var(--street); color: var(--ink); text-size-adjust: 100%; }
body { margin: 0; overflow-wrap: break-word; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
a { color: inherit; text-underline-offset: 3px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; z-index: 1; padding: 8px 12px; border-radius: 8px; background: var(--surface); }
header, footer { background: var(--surface); padding: 12px 24px; }
header { border-bottom: 1px solid var(--divider); }
footer { border-top: 1px solid var(--divider); margin-top: 32px; color: var(--muted); }
header p { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 4px; font-weight: 700; }
header nav, footer nav { display: flex; flex-wrap: wrap; column-gap: 20px; }
header nav a, footer nav a { min-height: 44px; display: inline-flex; align-items: center; }
.who { font-weight: 400; color: var(--muted); }
main { max-width: 72rem; margin: 0 auto; padding: 24px; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
h1 { margin: 0 0 24px; font-size: 28px; }
h2 { margin: 24px 0 8px; font-size: 22px; }
p { margin: 0 0 16px; }
main > form { max-width: 44rem; margin: 0 0 24px; padding: 24px; background: var(--surface); border: 1px solid var(--divider); border-radius: 12px; }
main > form > :last-child { margin-bottom: 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); column-gap: 20px; }
.wide { overflow-x: auto; background: var(--surface); border: 1px solid var(--divider); border-radius: 12px; margin: 0 0 24px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 12px 16px; text-align: left; vertical-align: top; }
th { color: var(--muted); font-size: 14px; font-weight: 500; }
tbody tr { border-top: 1px solid var(--divider); }
td form { display: inline; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; }
.actions a { min-height: 44px; display: inline-flex; align-items: center; }
label, legend { font-weight: 500; }
.field { margin: 0 0 20px; }
.field > label { display: block; margin-bottom: 6px; }
.field > input[type=checkbox] + label { display: inline; margin-left: 8px; }
.hint { margin-top: 6px; color: var(--muted); font-size: 14px; }
input, select, textarea, button { font: inherit; color: inherit; border-radius: 8px; }
input, select, textarea { padding: 8px 12px; min-height: 44px; background: var(--surface); border: 1px solid var(--input-border); }
.field > :is(input, select, textarea) { width: 100%; }
input[type=radio], input[type=checkbox] { width: 20px; height: 20px; min-height: 0; margin: 0; accent-color: var(--ink); flex: none; }
.field > input[type=checkbox] { width: 20px; vertical-align: -4px; }
fieldset { min-width: 0; margin: 0 0 20px; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 6px; }
fieldset > div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 48px; }
fieldset > div > label { flex: 1 1 12rem; font-weight: 400; }
fieldset > div + div { margin-top: 8px; }
fieldset > div > :is(select, span) { flex: 1 1 14rem; min-width: 0; }
fieldset > div > span { color: var(--muted); font-size: 14px; }
[aria-invalid=true] { border-color: var(--error); }
button { min-height: 44px; padding: 8px 20px; border: 1px solid transparent; font-weight: 500; cursor: pointer; }
button { background: var(--primary); color: var(--on-primary); }
button:hover { background: var(--primary-hover); }
button.plain { background: var(--surface); border-color: var(--input-border); color: var(--ink); padding: 8px 12px; }
button.plain:hover { border-color: var(--ink); }
.error { margin: 6px 0 0; color: var(--error); font-size: 14px; font-weight: 500; }
.refused, .done { padding: 12px 16px; border-radius: 8px; border-inline-start: 6px solid; }
.refused { background: var(--error-tint); border-color: var(--error); }
.done { background: var(--success-tint); border-color: var(--success); }
.note { color: var(--muted); }
.note:empty { display: none; }
.quiet { color: var(--muted); font-size: 14px; }
svg.map { display: block; width: 100%; height: 320px; margin: 0 0 16px; background: var(--divider); border-radius: 12px; }
.street { fill: none; stroke: var(--surface); stroke-width: 9; }
.way { fill: none; stroke: var(--info); stroke-width: 4; stroke-dasharray: 8 5; }
@media (max-width: 40rem) {
  main { padding: 16px; }
  main > form { padding: 16px; }
  header, footer { padding-inline: 16px; }
  .wide { border: 0; background: none; }
  .wide :is(table, tbody, tr, td) { display: block; }
  .wide thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .wide tr { padding: 12px 16px; margin: 0 0 12px; background: var(--surface); border: 1px solid var(--divider); border-radius: 12px; }
  .wide td { display: flex; gap: 12px; padding: 4px 0; }
  .wide td::before { content: attr(data-label); flex: 0 0 7rem; color: var(--muted); font-size: 14px; }
  .wide td:empty { display: none; }
}
@media print { header, footer { display: none; } }
`;

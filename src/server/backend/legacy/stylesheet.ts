/** Styles of the older pages. They look fifteen years old and share nothing with the app. */
export const stylesheet = `
* { box-sizing: border-box; }
body { margin: 0; background: #eef1f5; color: #1b1b1b; font: 14px/1.45 Verdana, Geneva, sans-serif; }
a { color: #00418a; }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, textarea:focus-visible {
  outline: 3px solid #00418a; outline-offset: 1px;
}
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 8px; top: 8px; background: #fff; padding: 4px 8px; }
header, footer { background: #00305e; color: #fff; padding: 8px 16px; }
header a, footer a { color: #fff; margin-right: 14px; }
header p { margin: 0 0 6px; font-weight: bold; }
header nav, footer nav { display: flex; flex-wrap: wrap; gap: 4px 0; }
.who { float: right; font-weight: normal; font-size: 12px; }
main { max-width: 820px; margin: 16px auto; padding: 8px 16px 16px; background: #fff; border: 1px solid #9fb0c3; }
h1 { margin: 8px 0 14px; font: bold 20px/1.3 Georgia, serif; color: #00305e; }
h2 { margin: 18px 0 8px; font: bold 16px/1.3 Georgia, serif; color: #00305e; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; font-weight: bold; padding: 4px 0; }
th, td { border: 1px solid #9fb0c3; padding: 5px 8px; text-align: left; vertical-align: top; }
th { background: #dce5ef; }
td form { display: inline; }
.wide { overflow-x: auto; }
label, legend { font-weight: bold; }
.field { margin: 0 0 12px; }
.field > label { display: block; margin-bottom: 3px; }
.field input, .field select, .field textarea { width: 100%; max-width: 440px; }
input, select, textarea, button { font: inherit; padding: 5px 6px; border: 1px solid #5c6b7c; border-radius: 0; }
input[type=radio], input[type=checkbox] { width: auto; }
fieldset { margin: 0 0 12px; border: 1px solid #9fb0c3; }
fieldset label { display: inline-block; margin-right: 6px; min-width: 190px; font-weight: normal; }
fieldset div { margin: 4px 0; }
button { background: #00305e; color: #fff; border-color: #00305e; padding: 6px 14px; cursor: pointer; }
button.plain { background: #fff; color: #00305e; }
.error { margin: 3px 0 0; color: #9c1111; }
.refused { border: 2px solid #9c1111; padding: 8px 12px; color: #9c1111; }
.done { border: 2px solid #17631f; padding: 8px 12px; color: #17631f; }
.note:empty { display: none; }
svg.map { display: block; width: 100%; height: 320px; background: #e4ecd9; border: 1px solid #9fb0c3; }
.street { fill: none; stroke: #fff; stroke-width: 9; }
.way { fill: none; stroke: #00418a; stroke-width: 4; stroke-dasharray: 8 5; }
@media print { header, footer { display: none; } }
`;

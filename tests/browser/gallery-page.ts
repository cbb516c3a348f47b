/** A picture of a screen: its file beside the page, and how it was taken. */
export type Picture = { readonly file: string; readonly width: number; readonly scheme: string };

const styles = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; }
nav { columns: 14rem; }
section { margin-block-start: 2.5rem; border-block-start: 1px solid; }
div { display: flex; flex-wrap: wrap; align-items: start; gap: 1.5rem; }
figure { margin: 0; }
img { display: block; max-width: 100%; max-height: 75vh; border: 1px solid; }`;

const figure = ({ file, width, scheme }: Picture, name: string): string => `
      <figure>
        <a href="${file}"><img src="${file}" alt="${name}, ${width} px, ${scheme}" loading="lazy" /></a>
        <figcaption>${width} px, ${scheme}</figcaption>
      </figure>`;

const section = ([name, pictures]: readonly [string, readonly Picture[]]): string => `
    <section>
      <h2 id="${name}">${name}</h2>
      <div>${pictures.map((picture) => figure(picture, name)).join('')}
      </div>
    </section>`;

/**
 * A page with all pictures of the screens, each screen in all its looks.
 *
 * @param screens the pictures of each screen, by its name
 */
export const galleryPage = (screens: ReadonlyMap<string, readonly Picture[]>): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>All screens</title>
    <style>${styles}
    </style>
  </head>
  <body>
    <h1>All screens</h1>
    <nav aria-label="Screens">
      <ul>${[...screens.keys()].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>
    </nav>${[...screens].map(section).join('')}
  </body>
</html>
`;

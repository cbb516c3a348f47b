import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderPage, type PageParts } from '../../../src/build/html';

const template = readFileSync('index.html', 'utf8');
const page: PageParts = {
  lang: 'en-IE',
  title: 'Sign in',
  site: 'Cabrank',
  description: 'Taxis, "now" and later',
  themeColours: ['#fff', '#000'],
  styles: [{ css: '.a{color:red}', emotion: 'css a' }, { css: '#loading{display:none}' }],
  headScripts: ['hint()'],
  app: '<main>screen</main>',
  beside: '<div id="loading"></div>',
  noScript: { css: '#root{display:none}', html: '<p>Turn it on</p>' },
  fonts: ['/assets/ubuntu-1.woff2'],
  bodyScripts: ['state()'],
  boot: 'boot()',
  entry: '/assets/main-1.js',
  libraries: '/assets/vendor-3.js',
  chunks: ['/assets/app-2.js', '/assets/vendor-3.js'],
  later: [],
  reads: { customer: ['/api/content/nav', '/api/user/{uuid}/cards/view'], admin: ['/api/content/admin-nav'] },
};

describe('renderPage', () => {
  const html = renderPage(template, page);

  it('puts title, styles and the hint into the head, in this order', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(
      /<title>Sign in<\/title>.*<style data-s data-emotion="css a">\.a\{color:red\}<\/style>.*hint\(\)/s,
    );
    expect(head).toContain('<meta name="description" content="Taxis, &quot;now&quot; and later">');
    expect(head).toContain('<meta property="og:site_name" content="Cabrank">');
    expect(head).toContain('<meta property="og:description" content="Taxis, &quot;now&quot; and later">');
    expect(head).toContain('<meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)">');
  });

  it('renders the screen into the root, followed by the boot script', () => {
    const order = ['<div id="root"><main>screen</main></div>', '<div id="loading">', 'state()', 'boot()'];
    const places = order.map((text) => html.indexOf(text));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('tells the boot script what to request', () => {
    expect(html).toContain('data-libraries="/assets/vendor-3.js"');
    expect(html).toContain('data-entry="/assets/main-1.js"');
    expect(html).toContain('data-preload="/assets/app-2.js /assets/vendor-3.js"');
    expect(html).toContain('data-customer="/api/content/nav /api/user/{uuid}/cards/view"');
    expect(html).toContain('data-admin="/api/content/admin-nav"');
    expect(html).not.toContain('data-premium');
  });

  it('contains no script that would delay the first paint', () => {
    expect(html).not.toContain('/src/main.tsx');
    expect(html).not.toMatch(/<script[^>]* src=/);
  });

  it('shows a message instead of the screen only if scripts are disabled', () => {
    expect(html).toContain('<noscript><style>#root{display:none}</style></noscript></head>');
    expect(html).toMatch(/<\/div><noscript id="after-screen"><p>Turn it on<\/p><\/noscript><script>/);
  });

  it('preloads the fonts of the first paint the same way as a font face', () => {
    expect(html).toContain(
      '<link rel="preload" href="/assets/ubuntu-1.woff2" as="font" type="font/woff2" crossorigin>',
    );
  });

  it('is painted as a whole screen, not in parts', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<link rel="expect" href="#after-screen" blocking="render">');
    expect(html.indexOf('id="after-screen"')).toBeGreaterThan(html.indexOf('id="root"'));
  });

  it('has the language of the build', () => {
    expect(renderPage(template, { ...page, lang: 'ga-IE' })).toContain('<html lang="ga-IE">');
  });

  it('refuses an inline text that would close its element', () => {
    expect(() => renderPage(template, { ...page, boot: 'x("</script>")' })).toThrow(/closing tag/);
    expect(() => renderPage(template, { ...page, styles: [{ css: '</STYLE>' }] })).toThrow(/closing tag/);
  });

  it('refuses a template without its markers', () => {
    expect(() => renderPage(template.replace('<!--app-->', ''), page)).toThrow('<!--app-->');
  });
});

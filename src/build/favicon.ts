/** What the mark is drawn from; it is defined in `src/ui/brand.ts`. */
type Mark = { readonly mark: string; readonly primary: string; readonly ink: string };

export const FAVICON = '/favicon.svg';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @returns the company's mark as an SVG image, so that the icon follows the theme */
export function faviconSvg({ mark, primary, ink }: Mark): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${primary}"/>`,
    `<text x="16" y="23" text-anchor="middle" font-family="Ubuntu,Arial,sans-serif" font-size="20" font-weight="700" fill="${ink}">${escapeXml(mark)}</text>`,
    '</svg>',
  ].join('');
}

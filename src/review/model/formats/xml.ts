const CODES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an XML attribute or element. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => CODES[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An XML element. `content` is markup: pass texts through `escaped` first. Numbers are rounded to a tenth, which is
 * enough for a drawing. An attribute that is `undefined` is left out.
 */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const text = typeof value === 'number' ? String(Math.round(value * 10) / 10) : (value ?? '');
      return ` ${key}="${escaped(text)}"`;
    })
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number of things: grouped, without decimals. */
export function formatCount(count: number, locale = 'en-IE'): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  formats.set(locale, format);
  return format.format(count);
}

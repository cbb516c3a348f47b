/**
 * Everything a company changes to make Cabrank its own: names, mark and font here, and `brandColours` (S3.theme.1,
 * D1.1). Sentences live in `src/messages`; they take the names from here as values.
 */
export const brand = {
  appName: 'Cabrank',
  companyName: 'Cabrank',
  /** One or two letters drawn in the square of the mark. */
  mark: 'C',
  font: 'Ubuntu',
} as const;

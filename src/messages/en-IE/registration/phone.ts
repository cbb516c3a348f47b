/** The phone entry (S5.phone, S9.phoneCountries). */
export const phone = {
  group: 'Phone',
  country: 'Country',
  number: 'Phone Number',
  /** A country of the list: its name and its dialling code. */
  option: ({ name, code }: { name: string; code: string }) => `${name} (${code})`,
  /** Read out when a number that was typed or pasted with its prefix has selected its country. */
  switched: ({ name, code }: { name: string; code: string }) => `Country changed to ${name} (${code})`,
} as const;

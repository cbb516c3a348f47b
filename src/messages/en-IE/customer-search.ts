/** The admin's search for customers (specification, section 2 "Admin routes"). */
export const customerSearch = {
  title: 'Customers',
} as const;

import { spec as contact } from './contact.spec';
import { spec as content } from './content.spec';

/** What the tests say of the flows of this area. */
export const specs = [contact, content] as const;

import type { Views } from '../../../review/screens/view.types';
import { HostingCardForm } from '../card-entry/card-entry.views';

export const views: Views = { 'card-authentication': HostingCardForm };

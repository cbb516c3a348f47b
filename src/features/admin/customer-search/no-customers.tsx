import { customerSearch as texts } from '#messages/admin/customer-search';
import { pagesOf, searchAddress } from '../../../domain/customer-search';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import { NothingThere } from '../../../ui/nothing-there';
import { foundText, type Found } from './found-text';

/** Shown if a search found no customers, or for a page after the last one. It offers a way to continue. */
export function NoCustomers({ found }: { readonly found: Found }) {
  const link = useAppLink();
  const { query, total } = found;
  const isPastTheEnd = total > 0;
  const way = isPastTheEnd
    ? { text: texts.lastPage, address: searchAddress({ query, page: pagesOf(found) }) }
    : { text: texts.showAll, address: searchAddress({ query: '', page: 1 }) };
  return (
    <NothingThere text={isPastTheEnd || query === '' ? foundText(found) : texts.noMatchHelp}>
      {isPastTheEnd || query !== '' ? <ButtonLink {...link(way.address)}>{way.text}</ButtonLink> : null}
    </NothingThere>
  );
}

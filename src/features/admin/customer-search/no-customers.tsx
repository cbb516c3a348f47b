import { customerSearch as texts } from '#messages/admin/customer-search';
import { pagesOf, searchAddress } from '../../../domain/customer-search';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import { NothingThere } from '../../../ui/nothing-there';
import { foundText, type Found } from './found-text';

/** Where a search has found nobody, or has been taken past its last page: what can be done about it. */
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

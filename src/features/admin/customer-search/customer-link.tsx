import { searchAddress } from '../../../domain/customer-search';
import { useAppLink } from '../../../ui/app-link';
import { TextLink } from '../../../ui/text-link';

type CustomerLinkProps = {
  readonly name: string;
  /** The search that finds the customer. */
  readonly query: string;
};

/** A customer's name, linked to the search result where an admin can act for the customer. */
export function CustomerLink({ name, query }: CustomerLinkProps) {
  const linkTo = useAppLink();
  return (
    <TextLink {...linkTo(searchAddress({ query, page: 1 }))} textUnderlineOffset="4px">
      {name}
    </TextLink>
  );
}

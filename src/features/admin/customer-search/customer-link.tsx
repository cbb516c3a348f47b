import { searchAddress } from '../../../domain/customer-search';
import { useAppLink } from '../../../ui/app-link';
import { TextLink } from '../../../ui/text-link';

type CustomerLinkProps = {
  readonly name: string;
  /** What the customer is found by. */
  readonly query: string;
};

/** A customer's name, which leads to where an admin can act for them. */
export function CustomerLink({ name, query }: CustomerLinkProps) {
  const linkTo = useAppLink();
  return (
    <TextLink {...linkTo(searchAddress({ query, page: 1 }))} textUnderlineOffset="4px">
      {name}
    </TextLink>
  );
}

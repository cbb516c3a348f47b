import { chakra } from '@chakra-ui/react/styled-system';
import { searchAddress } from '../../domain/customer-search';
import { useAppLink } from '../../ui/app-link';

const Link = chakra('a', {
  base: { textDecoration: 'underline', textUnderlineOffset: '4px' },
});

type CustomerLinkProps = {
  readonly name: string;
  /** What the customer is found by. */
  readonly query: string;
};

/** A customer's name, which leads to where an admin can act for them. */
export function CustomerLink({ name, query }: CustomerLinkProps) {
  const linkTo = useAppLink();
  return <Link {...linkTo(searchAddress({ query, page: 1 }))}>{name}</Link>;
}

import { chakra } from '@chakra-ui/react/styled-system';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { formatCount } from '../../../domain/count';
import { pagesOf, searchAddress } from '../../../domain/customer-search';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';

type CustomerPagesProps = {
  readonly found: {
    readonly query: string;
    readonly page: number;
    readonly pageSize: number;
    readonly total: number;
  };
  /** The id of the element that takes the focus after a page is chosen, because the pressed link may disappear. */
  readonly focusId: string;
};

/** The links between pages of customers. Each page has its own address. */
export function CustomerPages({ found, focusId }: CustomerPagesProps) {
  const link = useAppLink();
  const { query, page } = found;
  const pages = pagesOf(found);
  if (pages === 1) return null;
  const linkTo = (number: number) => {
    const { href, onClick } = link(searchAddress({ query, page: number }));
    return {
      href,
      onClick: (event: Parameters<typeof onClick>[0]) => {
        onClick(event);
        if (event.defaultPrevented) document.getElementById(focusId)?.focus();
      },
    };
  };
  return (
    <chakra.nav
      aria-label={texts.pages}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="4"
    >
      {page > 1 ? <ButtonLink {...linkTo(page - 1)}>{texts.previous}</ButtonLink> : null}
      <chakra.p fontVariantNumeric="tabular-nums">
        {texts.page({ page: formatCount(page), pages: formatCount(pages) })}
      </chakra.p>
      {page < pages ? <ButtonLink {...linkTo(page + 1)}>{texts.next}</ButtonLink> : null}
    </chakra.nav>
  );
}

import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { pagesNav as texts } from '#messages/admin/pages-nav';
import { formatCount } from '../../../domain/count';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';

/** Each page has an address and is linked, or `onTurn` shows it. */
type Turning = { readonly addressOf: (page: number) => string } | { readonly onTurn: (page: number) => void };

type PagesNavProps = Turning & {
  /** Says which pages these are. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  /** The id of the element that takes the focus after a page is chosen, because what was pressed may disappear. */
  readonly focusId: string;
};

type TurnProps = { readonly focusId: string; readonly children: string };

const focusOn = (id: string) => document.getElementById(id)?.focus();

function PageLink({ address, focusId, children }: TurnProps & { readonly address: string }) {
  const link = useAppLink();
  const { href, onClick } = link(address);
  return (
    <ButtonLink
      href={href}
      onClick={(event) => {
        onClick(event);
        if (event.defaultPrevented) focusOn(focusId);
      }}
    >
      {children}
    </ButtonLink>
  );
}

function PageButton({ onTurn, focusId, children }: TurnProps & { readonly onTurn: () => void }) {
  return (
    <Button
      onClick={() => {
        onTurn();
        focusOn(focusId);
      }}
    >
      {children}
    </Button>
  );
}

/** The way to the previous and the next page of a list. It is not shown if there is only one. */
export function PagesNav({ label, page, pages, focusId, ...turning }: PagesNavProps) {
  if (pages === 1) return null;
  const turn = (to: number, text: string) =>
    'addressOf' in turning ? (
      <PageLink address={turning.addressOf(to)} focusId={focusId}>
        {text}
      </PageLink>
    ) : (
      <PageButton onTurn={() => turning.onTurn(to)} focusId={focusId}>
        {text}
      </PageButton>
    );
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="4"
    >
      {page > 1 ? turn(page - 1, texts.previous) : null}
      <chakra.p fontVariantNumeric="tabular-nums">
        {texts.page({ page: formatCount(page), pages: formatCount(pages) })}
      </chakra.p>
      {page < pages ? turn(page + 1, texts.next) : null}
    </chakra.nav>
  );
}

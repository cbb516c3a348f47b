import { chakra } from '@chakra-ui/react/styled-system';
import { Checker } from '../../../ui/checker';
import { SkipLink } from '../../../ui/skip-link';
import { FocusHeading } from '../../../ui/focus-heading';
import { useReview, useReviewed, useReviewIn } from '../review-context';
import { ChangesPage } from './changes-page';
import { EmbeddedFlow } from './embedded-flow';
import { FaultsPage } from './faults-page';
import { FlowPage } from './flow-page';
import { IndexPage } from './index-page';
import { LivePage } from './live-page';
import { MapPage } from './map-page';
import { Card, Link, SmallButton, SmallLink, Stack } from './pieces';

const Header = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2.5',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const Main = chakra('main', {
  base: { paddingInline: { base: '4', md: '6' }, paddingBlock: '5', minWidth: '0' },
});

function SchemeButton() {
  const review = useReview();
  const dark = useReviewIn({ scheme: 'dark' });
  return (
    <SmallButton
      aria-pressed={dark}
      onClick={() => review.send({ type: 'scheme.chosen', scheme: dark ? 'light' : 'dark' })}
    >
      Dark
    </SmallButton>
  );
}

function RefusedPage() {
  const fault = useReviewed('fault');
  const flow = useReviewed('faultyFlow');
  return (
    <Card role="alert" maxWidth="form" marginInline="auto">
      <title>Link not found · Flow review</title>
      <Stack>
        <FocusHeading focus={false}>This link leads nowhere</FocusHeading>
        <p>{fault}</p>
        {flow === null ? null : (
          <p>
            <Link href={`#/flow/${flow}`}>Open {flow} at its start</Link>
          </p>
        )}
        <p>
          <Link href="#/">See all flows</Link>
        </p>
      </Stack>
    </Card>
  );
}

function Page() {
  const isFlow = useReviewIn({ place: 'flow' });
  const isMap = useReviewIn({ place: 'map' });
  const isChanges = useReviewIn({ place: 'changes' });
  const isLive = useReviewIn({ place: 'live' });
  const isFaults = useReviewIn({ place: 'faults' });
  const isRefused = useReviewIn({ place: 'refused' });
  if (isFaults) return <FaultsPage />;
  if (isFlow) return <FlowPage />;
  if (isMap) return <MapPage />;
  if (isLive) return <LivePage />;
  if (isChanges) return <ChangesPage />;
  if (isRefused) return <RefusedPage />;
  return <IndexPage />;
}

/** The flow review: header, and the page of the current place. */
export function ReviewApp() {
  const isIndex = useReviewIn({ place: 'index' });
  const isMap = useReviewIn({ place: 'map' });
  const isChanges = useReviewIn({ place: 'changes' });
  const isLive = useReviewIn({ place: 'live' });
  const isFaults = useReviewIn({ place: 'faults' });
  const isFlow = useReviewIn({ place: 'flow' });
  const embed = useReviewed('embed');
  if (isFlow && embed) return <EmbeddedFlow />;
  const current = (is: boolean) => (is ? ({ 'aria-current': 'page' } as const) : {});
  return (
    <>
      <SkipLink
        to="main"
        onClick={(event) => {
          // The hash belongs to the place.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to the content
      </SkipLink>
      <Header>
        <chakra.span fontWeight="bold" fontSize="lg" marginInlineEnd="3">
          Cabrank flow review
        </chakra.span>
        <chakra.nav
          aria-label="Review"
          display="flex"
          flexWrap="wrap"
          gap="2"
          order={{ base: 1, md: 0 }}
          width={{ base: 'full', md: 'auto' }}
        >
          <SmallLink href="#/" {...current(isIndex)}>
            All flows
          </SmallLink>
          <SmallLink href="#/map" {...current(isMap)}>
            Map
          </SmallLink>
          <SmallLink href="#/faults" {...current(isFaults)}>
            Faults
          </SmallLink>
          <SmallLink href="#/changes" {...current(isChanges)}>
            What changed
          </SmallLink>
          <SmallLink href="#/live" {...current(isLive)}>
            Live
          </SmallLink>
        </chakra.nav>
        <chakra.span marginInlineStart="auto">
          <SchemeButton />
        </chakra.span>
      </Header>
      <Checker />
      <Main id="main" tabIndex={-1}>
        <Page />
      </Main>
    </>
  );
}

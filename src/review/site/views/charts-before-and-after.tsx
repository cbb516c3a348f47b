import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useRef, type RefObject } from 'react';
import { svgOf } from '../../model/formats/svg';
import { smallestOf } from '../../model/opening';
import type { Side } from '../data/editions';
import { useReview, useReviewed, useReviewIn } from '../review-context';
import type { ComparedCharts } from '../review.types';
import { Muted, SmallButton, Stack } from './pieces';

const Frame = chakra('div', {
  base: {
    height: '26rem',
    overflow: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg',
    '& img': { maxWidth: 'none' },
  },
});

const words: Readonly<Record<Side, string>> = { before: 'Before', after: 'After' };

/** Where a difference is drawn, so that one is in view. */
function differenceIn({ both: { fates }, layout }: ComparedCharts) {
  const different = Object.keys(fates);
  const states = different.flatMap((id) => layout.states[id] ?? []);
  const branches = different.flatMap((key) => layout.branches[key]?.label ?? []);
  return smallestOf(states.length > 0 ? states : branches);
}

/** In px, so that what stands around a difference can be seen too. */
const AROUND = 60;

type SideProps = {
  readonly side: Side;
  readonly charts: ComparedCharts;
  readonly own: RefObject<HTMLDivElement | null>;
  readonly other: RefObject<HTMLDivElement | null>;
};

/** One of the two charts. It moves with the other, because both have one layout. */
function OneSide({ side, charts, own, other }: SideProps) {
  const scheme = useReviewIn({ scheme: 'dark' }) ? 'dark' : 'light';
  const { flow, both, layout } = charts;
  const picture = useMemo(() => {
    const svg = svgOf(both[side], layout, { scheme, fates: both.fates });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [both, side, layout, scheme]);
  const shown = useMemo(() => differenceIn(charts), [charts]);
  return (
    <chakra.figure display="grid" gap="1" minWidth="0">
      <chakra.figcaption fontSize="sm" fontWeight="medium">
        {words[side]}
      </chakra.figcaption>
      <Frame
        ref={own}
        tabIndex={0}
        role="region"
        aria-label={`Chart of ${flow}, ${words[side].toLowerCase()}`}
        onScroll={({ currentTarget: { scrollLeft, scrollTop } }) =>
          other.current?.scrollTo({ left: scrollLeft, top: scrollTop })
        }
      >
        <img
          src={picture}
          // What is different is said in words below.
          alt=""
          onLoad={() => {
            if (shown) own.current?.scrollTo({ left: shown.x - AROUND, top: shown.y - AROUND });
          }}
        />
      </Frame>
    </chakra.figure>
  );
}

function Sides({ charts }: { readonly charts: ComparedCharts }) {
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="2">
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <OneSide side="before" charts={charts} own={before} other={after} />
        <OneSide side="after" charts={charts} own={after} other={before} />
      </chakra.div>
      <Muted>
        Green is new, red is gone, yellow is different. What did not change is at the same place in both.
      </Muted>
    </Stack>
  );
}

/** The button that shows the charts of a flow before and after, and the charts. */
export function ChartsBeforeAndAfter({ flow }: { readonly flow: string }) {
  const review = useReview();
  const compared = useReviewed('compared');
  const isOwn = compared?.flow === flow;
  const charts = isOwn ? compared.charts : null;
  return (
    <Stack gap="3">
      <div>
        <SmallButton aria-expanded={isOwn} onClick={() => review.send({ type: 'charts.toggled', flow })}>
          {isOwn ? 'Hide the charts' : 'Show both charts'}
        </SmallButton>
      </div>
      {isOwn && !charts ? <Muted role="status">Laying out the charts…</Muted> : null}
      {charts ? <Sides charts={charts} /> : null}
    </Stack>
  );
}

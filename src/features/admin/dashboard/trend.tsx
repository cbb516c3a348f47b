import { Stat } from '@chakra-ui/react/stat';
import { chakra } from '@chakra-ui/react/styled-system';
import { adminDashboard as texts } from '#messages/admin/admin-dashboard';
import { formatCount } from '../../../domain/count';
import { trendLine, trendSummary, type TrendSummary } from '../../../domain/trend';

const changeOf = ({ from, to, steps: weeks }: TrendSummary): string => {
  if (from === to) return texts.same({ weeks });
  const by = formatCount(Math.abs(to - from));
  return to > from ? texts.more({ by, weeks }) : texts.fewer({ by, weeks });
};

/** Stretches to the available width: its coordinates are percentages of both sides. */
function Line({ values }: { readonly values: readonly number[] }) {
  const points = trendLine(values);
  const last = points.at(-1);
  return (
    <>
      <chakra.svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="full"
        height="full"
        overflow="visible"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
        />
      </chakra.svg>
      <chakra.span
        position="absolute"
        boxSize="2.5"
        insetInlineEnd="-5px"
        marginBlockStart="-5px"
        borderRadius="full"
        borderWidth="2px"
        borderColor="fg"
        bg="primary"
        style={{ insetBlockStart: `${last?.y ?? 0}%` }}
      />
    </>
  );
}

type TrendProps = {
  /** Weekly values, oldest first. */
  readonly values: readonly number[];
};

/** The trend of a figure, as a line and in words. If it is unknown, its space stays empty. */
export function Trend({ values }: TrendProps) {
  const summary = trendSummary(values);
  const label =
    summary &&
    texts.trend({
      weeks: summary.steps,
      from: formatCount(summary.from),
      to: formatCount(summary.to),
    });
  return (
    <chakra.div display="grid" gap="2" minHeight="5.25rem" alignContent="end">
      {summary === null || label === null ? null : (
        <>
          <chakra.div
            role="img"
            aria-label={label}
            position="relative"
            height="9"
            marginBlock="1.5"
            marginInlineEnd="1.5"
            color="fg.muted"
          >
            <Line values={values} />
          </chakra.div>
          <Stat.HelpText as="p">{changeOf(summary)}</Stat.HelpText>
        </>
      )}
    </chakra.div>
  );
}

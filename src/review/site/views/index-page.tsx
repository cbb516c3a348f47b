import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { FocusHeading } from '../../../ui/focus-heading';
import { thumbnailAddress } from '../../model/formats/thumbnail';
import { findFlows } from '../../model/search/find-flows';
import { areas } from '../../model/headings';
import { catalogue, type Entry } from '../data/catalogue';
import { coveredOf, shareOf, type Measure } from '../data/coverage';
import { changesOf, dayText, namesOf } from '../data/signed';
import { flowSearch } from '../data/flow-search';
import { coverage } from '../data/known-coverage';
import type { FlowReview } from '../../sign-off/flow-review';
import { callMap, placeOf } from '../provide-review';
import { useReviewed, useReviewIn } from '../review-context';
import { FlowSearch } from './flow-search';
import { Code, Link, Muted, Scroll, Stack, Table } from './pieces';

const entries = [...catalogue.values()];
const total = (count: (entry: Entry) => number) => entries.reduce((sum, entry) => sum + count(entry), 0);

/** `100 %`; a dash if not measured. */
function share({ name, chart }: Entry, measure: Measure): string {
  const keys = chart.branches.map(({ key }) => key);
  const covered = coveredOf(coverage, name, measure, keys);
  return covered ? shareOf(covered.size, keys.length) : '–';
}

function Names({ names }: { readonly names: readonly string[] }) {
  return [...new Set(names)].map((name, index) => (
    <span key={name}>
      {index > 0 ? ', ' : ''}
      <Link href={`#/flow/${name}`} whiteSpace="nowrap">
        {name}
      </Link>
    </span>
  ));
}

/** How many changes of a flow are named in its row. */
const NAMED = 3;

function SignedOff({ entry }: { readonly entry: Entry }) {
  const stored = useReviewed('reviews')?.flows[entry.name];
  if (!stored) return '–';
  return <ReviewCell entry={entry} review={stored.review} />;
}

/** Who signed a flow off and when, what has changed since, and how many notes there are. */
function ReviewCell({ entry, review }: { readonly entry: Entry; readonly review: FlowReview }) {
  const { notes, signOff } = review;
  const changed = useMemo(() => {
    const diff = signOff && changesOf(entry, signOff);
    return diff ? [...new Set(namesOf(diff))] : [];
  }, [entry, signOff]);
  return (
    <>
      {signOff ? `${signOff.by}, ${dayText(signOff.on)}` : '–'}
      {changed.length > 0 ? (
        <>
          <chakra.strong display="block" color="warning">
            Changed since
          </chakra.strong>
          {changed.slice(0, NAMED).map((name) => (
            <Code key={name} display="block">
              {name}
            </Code>
          ))}
          {changed.length > NAMED ? `and ${changed.length - NAMED} more` : ''}
        </>
      ) : null}
      {notes.length > 0 || changed.length > 0 ? (
        <chakra.span display="block">
          <Link href={placeOf(entry.name, null, 'review')}>
            {notes.length === 0 ? 'Details' : notes.length === 1 ? '1 note' : `${notes.length} notes`}
          </Link>
        </chakra.span>
      ) : null}
    </>
  );
}

/** The shape of a chart, to tell one from another. It says nothing that the row does not say. */
const Thumbnail = chakra('img', {
  base: { width: '9rem', minWidth: '9rem', height: '4.5rem', objectFit: 'contain' },
});

function FlowRow({ entry }: { readonly entry: Entry }) {
  const { name, title, sentence, states, branches } = entry;
  return (
    <tr>
      <th scope="row">
        <Link href={`#/flow/${name}`}>{title}</Link>
        <Code display="block" fontWeight="regular" color="fg.muted">
          {name}
        </Code>
        <Muted fontWeight="regular" width="min(26rem, 70vw)">
          {sentence}
        </Muted>
      </th>
      <td>
        <Thumbnail src={thumbnailAddress(name)} alt="" loading="lazy" />
      </td>
      <td className="number">{states}</td>
      <td className="number">{branches}</td>
      <td className="number">{share(entry, 'headless')}</td>
      <td className="number">{share(entry, 'asserted')}</td>
      <td className="number">{share(entry, 'browser')}</td>
      <td>
        <SignedOff entry={entry} />
      </td>
      <td>
        <Names names={callMap.calls.filter(({ from }) => from === name).map(({ to }) => to)} />
      </td>
      <td>
        <Names names={callMap.calls.filter(({ to }) => to === name).map(({ from }) => from)} />
      </td>
    </tr>
  );
}

const COLUMNS = 10;

function AreaRows({ area, name }: (typeof areas)[number]) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={COLUMNS}>
          <chakra.h2 fontSize="lg" fontWeight="bold" paddingBlockStart="4">
            {name}
          </chakra.h2>
        </th>
      </tr>
      {entries
        .filter((entry) => entry.area === area)
        .map((entry) => (
          <FlowRow key={entry.name} entry={entry} />
        ))}
    </tbody>
  );
}

/** Every flow in its area: its size, its coverage, and the flows that it invokes. */
function AllFlows() {
  return (
    <Scroll tabIndex={0} role="region" aria-label="All flows">
      <Table>
        <thead>
          <tr>
            <th scope="col">Flow</th>
            <th scope="col">Chart</th>
            <th scope="col" className="number">
              States
            </th>
            <th scope="col" className="number">
              Branches
            </th>
            <th scope="col" className="number">
              Covered headless
            </th>
            <th scope="col" className="number">
              Asserted
            </th>
            <th scope="col" className="number">
              Covered in the browser
            </th>
            <th scope="col">Signed off</th>
            <th scope="col">Runs</th>
            <th scope="col">Run by</th>
          </tr>
        </thead>
        {areas.map((one) => (
          <AreaRows key={one.area} {...one} />
        ))}
      </Table>
    </Scroll>
  );
}

/** The first page: all flows, or those that a search finds. */
export function IndexPage() {
  const find = useReviewed('find');
  const unread = useReviewIn({ reviewing: 'unavailable' });
  const reviewFault = useReviewed('reviewFault');
  const found = useMemo(() => (find.trim() === '' ? [] : findFlows(flowSearch(), find)), [find]);
  return (
    <Stack>
      <title>All flows · Flow review</title>
      <FocusHeading focus={false}>All flows</FocusHeading>
      <Muted>
        {entries.length} flows, {total(({ states }) => states)} states, {total(({ branches }) => branches)}{' '}
        branches.{' '}
        {coverage
          ? 'Covered: how many of the branches the tests take. Asserted: of how many they notice every change.'
          : 'No coverage is known: run “npm run coverage:flows” before this site is built.'}
      </Muted>
      <FlowSearch found={found} />
      {unread ? <Muted role="alert">Notes and sign-offs are missing below. {reviewFault}</Muted> : null}
      {found.length === 0 ? <AllFlows /> : null}
    </Stack>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { FoundFlow, Match } from '../../model/search/find-flows';
import { placeOf } from '../provide-review';
import { useReview, useReviewed } from '../review-context';
import { Card, Code, Input, Link, Muted, Stack } from './pieces';

/** How many of its matches a flow shows. */
const MOST = 4;

const Flows = chakra('ol', { base: { display: 'grid', gap: '4' } });
const Matches = chakra('ul', { base: { display: 'grid', gap: '1', fontSize: 'sm', marginBlockStart: '1' } });

function MatchText({ match: { kind, text, via } }: { readonly match: Match }) {
  return (
    <>
      {kind} ‘{kind === 'flow' || kind === 'text' || kind === 'requirement' ? text : <Code>{text}</Code>}’
      {via === null ? '' : ` – ${via}`}
    </>
  );
}

function Found({ flow: { name, title, state, matches } }: { readonly flow: FoundFlow }) {
  const more = matches.length - MOST;
  return (
    <li>
      <Link href={placeOf(name, state)} fontWeight="medium">
        {title}
      </Link>{' '}
      <Code color="fg.muted">{name}</Code>
      <Matches>
        {matches.slice(0, MOST).map((match) => (
          <li key={`${match.kind} ${match.text}`}>
            {match.state === null ? (
              <MatchText match={match} />
            ) : (
              <Link href={placeOf(name, match.state)}>
                <MatchText match={match} />
              </Link>
            )}
          </li>
        ))}
      </Matches>
      {more > 0 ? <Muted>and {more} more</Muted> : null}
    </li>
  );
}

function counted(query: string, found: readonly FoundFlow[]): string {
  if (query.trim() === '') return '';
  if (found.length === 0) return 'No flow holds these words.';
  return found.length === 1 ? '1 flow found' : `${found.length} flows found`;
}

/** Finds flows by what they are called and by everything in them. Enter opens the first one. */
export function FlowSearch({ found }: { readonly found: readonly FoundFlow[] }) {
  const review = useReview();
  const find = useReviewed('find');
  const id = useId();
  return (
    <Stack>
      <chakra.form
        role="search"
        aria-label="Flows"
        maxWidth="form"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) location.hash = placeOf(first.name, first.state);
        }}
      >
        <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" marginBlockEnd="1">
          Find a flow by its name, a state, an event, a guard, a requirement or a text on the screen
        </chakra.label>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={find}
          onChange={({ target }) => review.send({ type: 'search.changed', find: target.value })}
        />
        <Muted role="status">{counted(find, found)}</Muted>
      </chakra.form>
      {found.length > 0 ? (
        <Card aria-label="Found">
          <Flows aria-label="Found flows">
            {found.map((flow) => (
              <Found key={flow.name} flow={flow} />
            ))}
          </Flows>
        </Card>
      ) : null}
    </Stack>
  );
}

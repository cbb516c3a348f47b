import { Input } from '@chakra-ui/react/input';
import { cards as texts } from '#messages/cards/cards';
import { LENGTH } from '../../../domain/limits';
import { FieldFrame } from '../../../ui/form/field';

const FIELD_ID = 'card-query';

type CardSearchFieldProps = {
  readonly query: string;
  readonly onSearch: (query: string) => void;
};

/** The search in a long list of cards. The list follows each key. */
export function CardSearchField({ query, onSearch }: CardSearchFieldProps) {
  return (
    <FieldFrame id={FIELD_ID} label={texts.search} hint={texts.searchHint} error={null}>
      <Input
        id={FIELD_ID}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LENGTH.cardQuery.max}
        value={query}
        onChange={({ target: { value } }) => onSearch(value)}
      />
    </FieldFrame>
  );
}

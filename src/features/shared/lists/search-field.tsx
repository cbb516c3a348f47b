import { Input } from '@chakra-ui/react/input';
import { searchText } from '../../../domain/customer-search';
import { LENGTH } from '../../../domain/limits';
import { FieldFrame } from '../../../ui/form/field';

type SearchFieldProps = {
  readonly id: string;
  /** Says what is looked through. */
  readonly label: string;
  readonly hint?: string;
  readonly typed: string;
  /**
   * @param typed the text in the field
   * @param query what is searched for: the same text, trimmed
   */
  readonly onTyped: (typed: string, query: string) => void;
};

export function SearchField({ id, label, hint, typed, onTyped }: SearchFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={null}>
      <Input
        id={id}
        name="query"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LENGTH.customerQuery.max}
        value={typed}
        onChange={({ target: { value } }) => onTyped(value, searchText(value))}
      />
    </FieldFrame>
  );
}

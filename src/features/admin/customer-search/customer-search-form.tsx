import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { customerSearch as texts } from '#messages/admin/customer-search';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import { selectTyped } from '../../../../machines/admin/customer-search/customer-search.selectors';
import { searchText } from '../../../domain/customer-search';
import { LENGTH } from '../../../domain/limits';
import { FieldFrame } from '../../../ui/form/field';
import type { ScreenActor } from '../../../ui/screen-actor';

export type CustomerSearchActor = ScreenActor<typeof customerSearchMachine>;

const FIELD_ID = 'customer-query';

/** The search field. The search starts after a pause in typing, or at once on Enter and the button. */
export function CustomerSearchForm({ actor }: { readonly actor: CustomerSearchActor }) {
  const typed = useSelector(actor, selectTyped);
  return (
    <chakra.form
      role="search"
      display="grid"
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
      maxWidth="form"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'query.submitted' });
      }}
    >
      <FieldFrame id={FIELD_ID} label={texts.label} error={null}>
        <Input
          id={FIELD_ID}
          name="query"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LENGTH.customerQuery.max}
          value={typed}
          onChange={({ target: { value } }) =>
            actor.send({ type: 'query.typed', typed: value, wanted: searchText(value) })
          }
        />
      </FieldFrame>
      <Button type="submit" variant="solid" minHeight="12">
        {texts.search}
      </Button>
    </chakra.form>
  );
}

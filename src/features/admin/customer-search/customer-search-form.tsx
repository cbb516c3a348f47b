import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { customerSearch as texts } from '#messages/admin/customer-search';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import { selectTyped } from '../../../../machines/admin/customer-search/customer-search.selectors';
import type { ScreenActor } from '../../../ui/screen-actor';
import { SearchField } from '../../shared/lists/search-field';

export type CustomerSearchActor = ScreenActor<typeof customerSearchMachine>;

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
      <SearchField
        id="customer-query"
        label={texts.label}
        typed={typed}
        onTyped={(value, wanted) => actor.send({ type: 'query.typed', typed: value, wanted })}
      />
      <Button type="submit" variant="solid" minHeight="12">
        {texts.search}
      </Button>
    </chakra.form>
  );
}

import type { DialogName } from '../../../../machines/app/dialogs/dialogs.types';
import { InformationDialog } from './information-dialog';
import { useContent } from './use-content.route';

/** Terms or privacy, over the screen. */
export function OpenInformation({ name }: { readonly name: DialogName }) {
  const { content, activator, isRoute, request, close } = useContent(name);
  if (content === undefined || name === 'contact') return null;
  return (
    <InformationDialog
      name={name}
      content={content}
      activator={activator}
      isRoute={isRoute}
      onRetry={request}
      onClose={close}
    />
  );
}

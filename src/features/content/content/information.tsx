import { useSelector } from '@xstate/react';
import { content as texts } from '#messages/content/content';
import { selectPage } from '../../../../machines/content/content/content.selectors';
import { SafeHtml } from '../../../ui/safe-html';
import { RemoteContent, type ContentActor } from './remote-content';

export type InformationProps = {
  /** The actor that holds the page. */
  readonly content: ContentActor;
  readonly onRetry: () => void;
  /** Whether a path is a screen of this app. */
  readonly isRoute: (path: string) => boolean;
};

type InformationTextProps = InformationProps & { readonly headingLevel: number };

export function Information({ content, onRetry, isRoute, headingLevel }: InformationTextProps) {
  const page = useSelector(content, selectPage);
  return (
    <RemoteContent content={content} texts={texts} onRetry={onRetry}>
      {page === null ? null : (
        <SafeHtml html={page.content} headingLevel={headingLevel} newTab={texts.newTab} isRoute={isRoute} />
      )}
    </RemoteContent>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import {
  selectAttempt,
  selectHasFailed,
  selectIsLoading,
  selectIsNavigating,
  selectIsNotFound,
  selectIsUnauthorized,
  selectSource,
} from '../../../../machines/legacy/legacy-frame/legacy-frame.selectors';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { PageHeading } from '../../../ui/text';
import { NotFoundScreen } from '../../shared/visitor/not-found-screen';
import { FrameProgress } from './frame-progress';
import { FrameTrouble } from './frame-trouble';
import type { BookingLook } from './framed-page';
import { useFramedPage, type LegacyFrameActor } from './use-framed-page';

type LegacyFrameScreenProps = {
  readonly actor: LegacyFrameActor;
  /** The id of the frame element, to which the focus returns. */
  readonly frameId: string;
  /** The address of the older page outside the frame, `/legacy/…`. */
  readonly address: string;
  readonly title: string;
  /** The title is visible above the page. It is always available to screen readers. */
  readonly hasHeading: boolean;
  /** Nothing else will appear above the page. The page shows only then, so that it is not pushed down afterwards. */
  readonly isSettled: boolean;
  /** The look of its booking controls. */
  readonly look: BookingLook;
  /** The company's phone number, for a page that does not exist. */
  readonly phone: string | null;
};

/** `allow-top-navigation` is left out, so a page cannot navigate the app. */
const SANDBOX =
  'allow-same-origin allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

const visible = {
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: '4',
} as const;

/** For screen readers only. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * The heading, visible or only for screen readers. The navigation decides which, and may load after the heading has got
 * the focus. The element therefore stays the same, so that it keeps the focus.
 */
const Heading = ({ title, hasHeading }: Pick<LegacyFrameScreenProps, 'title' | 'hasHeading'>) => (
  <chakra.div css={hasHeading ? visible : hidden}>
    <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
      {title}
    </PageHeading>
  </chakra.div>
);

/** An older page at full width (S2.legacyPageFrame.1). */
export function LegacyFrameScreen({
  actor,
  frameId,
  address,
  title,
  hasHeading,
  isSettled,
  look,
  phone,
}: LegacyFrameScreenProps) {
  const arriving = useSelector(actor, selectIsLoading);
  const navigating = useSelector(actor, selectIsNavigating);
  const failed = useSelector(actor, selectHasFailed);
  const unauthorized = useSelector(actor, selectIsUnauthorized);
  const notFound = useSelector(actor, selectIsNotFound);
  const attempt = useSelector(actor, selectAttempt);
  const source = useSelector(actor, selectSource);
  const { frame, onLoad } = useFramedPage(actor, look);
  if (notFound) return <NotFoundScreen phone={phone} />;
  const trouble = failed || unauthorized;
  const loading = arriving || !isSettled;
  return (
    <>
      <Heading title={title} hasHeading={hasHeading} />
      <chakra.div role="alert" display="contents">
        {trouble ? (
          <FrameTrouble
            unauthorized={unauthorized}
            address={address}
            onRetry={() => actor.send({ type: 'frame.retried' })}
          />
        ) : null}
      </chakra.div>
      {trouble ? null : (
        <chakra.div
          position="relative"
          flex="1"
          minHeight="20rem"
          display="flex"
          bg="bg.surface"
          // Hidden until the page has loaded.
          visibility={loading ? 'hidden' : 'visible'}
        >
          <FrameProgress title={title} loading={loading} navigating={navigating} />
          <chakra.iframe
            key={attempt}
            ref={frame}
            id={frameId}
            src={source}
            title={title}
            sandbox={SANDBOX}
            referrerPolicy="same-origin"
            onLoad={onLoad}
            aria-busy={navigating}
            flex="1"
            width="full"
            border="none"
          />
        </chakra.div>
      )}
    </>
  );
}

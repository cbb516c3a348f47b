import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
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
  /** Of the frame's element: the focus comes back to it. */
  readonly frameId: string;
  /** Of the older page, `/legacy/…`: where it stands alone. */
  readonly address: string;
  readonly title: string;
  /** The title stands above the page; it is read out in any case. */
  readonly hasHeading: boolean;
  /** Nothing more is to come above the page: it shows then, and is not pushed down afterwards. */
  readonly isSettled: boolean;
  /** What its booking controls become. */
  readonly look: BookingLook;
};

/** No `allow-top-navigation`: a page leads the app nowhere by itself. */
const SANDBOX =
  'allow-same-origin allow-scripts allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

function Heading({ title, hasHeading }: Pick<LegacyFrameScreenProps, 'title' | 'hasHeading'>) {
  const heading = (
    <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
      {title}
    </PageHeading>
  );
  if (!hasHeading) return <VisuallyHidden as="div">{heading}</VisuallyHidden>;
  return (
    <chakra.div
      width="full"
      maxWidth="page"
      marginInline="auto"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="4"
    >
      {heading}
    </chakra.div>
  );
}

/** An older page across the whole width (S2.legacyPageFrame.1). */
export function LegacyFrameScreen({
  actor,
  frameId,
  address,
  title,
  hasHeading,
  isSettled,
  look,
}: LegacyFrameScreenProps) {
  const arriving = useSelector(actor, selectIsLoading);
  const navigating = useSelector(actor, selectIsNavigating);
  const failed = useSelector(actor, selectHasFailed);
  const unauthorized = useSelector(actor, selectIsUnauthorized);
  const notFound = useSelector(actor, selectIsNotFound);
  const attempt = useSelector(actor, selectAttempt);
  const source = useSelector(actor, selectSource);
  const { frame, onLoad } = useFramedPage(actor, look);
  if (notFound) return <NotFoundScreen as="div" />;
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
          // Nothing of it shows before the page is there.
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
            // What a page leaves unpainted is white in it.
            bg="white"
            css={{ colorScheme: 'light' }}
          />
        </chakra.div>
      )}
    </>
  );
}

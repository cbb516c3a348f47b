import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { legacy } from '#messages/legacy';
import type { legacyFrameMachine } from '../../../machines/legacy-frame/legacy-frame.machine';
import {
  selectAttempt,
  selectHasFailed,
  selectIsLoading,
} from '../../../machines/legacy-frame/legacy-frame.selectors';
import { Button } from '../../ui/button';
import { Checker } from '../../ui/checker';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';
import type { ScreenActor } from '../../ui/screen-actor';
import { Help, PageHeading, SectionHeading } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { readFrame } from './frame-document';

type LegacyFrameScreenProps = {
  readonly actor: ScreenActor<typeof legacyFrameMachine>;
  /** Of the older page, `/legacy/…`. */
  readonly address: string;
  readonly title: string;
  /** The title stands above the page; it is read out in any case. */
  readonly hasHeading: boolean;
};

const Centred = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '5',
    width: 'full',
    maxWidth: '32rem',
    margin: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '8',
  },
});

/** An older page across the whole width (specification, section 2 "Legacy page frame"). */
export function LegacyFrameScreen({ actor, address, title, hasHeading }: LegacyFrameScreenProps) {
  const loading = useSelector(actor, selectIsLoading);
  const failed = useSelector(actor, selectHasFailed);
  const attempt = useSelector(actor, selectAttempt);
  const frame = useRef<HTMLIFrameElement>(null);
  const read = () => {
    if (frame.current === null) return;
    const reading = readFrame(frame.current, () => actor.send({ type: 'form.posted' }));
    actor.send(
      reading.kind === 'page' ? { type: 'frame.loaded', title: reading.title } : { type: 'frame.unreadable' },
    );
  };
  const heading = (
    <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
      {title}
    </PageHeading>
  );
  return (
    <>
      {hasHeading ? (
        <chakra.div
          width="full"
          maxWidth="page"
          marginInline="auto"
          paddingInline={{ base: '4', md: '6' }}
          paddingBlock="4"
        >
          {heading}
        </chakra.div>
      ) : (
        <VisuallyHidden as="div">{heading}</VisuallyHidden>
      )}
      <chakra.div role="alert" display="contents">
        {failed ? (
          <Centred>
            <chakra.div width="full">
              <Checker square={8} />
            </chakra.div>
            <chakra.div display="grid" gap="2">
              <SectionHeading>{legacy.failedTitle}</SectionHeading>
              <Help>{legacy.failedHelp}</Help>
            </chakra.div>
            <Button look="primary" onClick={() => actor.send({ type: 'frame.retried' })}>
              {legacy.retry}
            </Button>
            <chakra.a
              href={address}
              display="inline-flex"
              alignItems="center"
              minHeight="11"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {legacy.alone}
            </chakra.a>
          </Centred>
        ) : null}
      </chakra.div>
      {failed ? null : (
        <chakra.div position="relative" flex="1" minHeight="20rem" display="flex" bg="bg.surface">
          <chakra.div role="status" position="absolute" inset="0" display="grid" pointerEvents="none">
            {loading ? (
              <Centred>
                <chakra.div width="full">
                  <Checker rolling square={8} />
                </chakra.div>
                <p>{legacy.loading({ title })}</p>
              </Centred>
            ) : null}
          </chakra.div>
          <chakra.iframe
            key={attempt}
            ref={frame}
            src={address}
            title={title}
            onLoad={read}
            flex="1"
            width="full"
            border="none"
            bg={loading ? 'transparent' : 'white'}
            visibility={loading ? 'hidden' : 'visible'}
          />
        </chakra.div>
      )}
    </>
  );
}

import { chakra } from '@chakra-ui/react/styled-system';
import { SectionHeading, SubsectionHeading } from '../../../../ui/text';
import type { Entry } from '../../data/catalogue';
import { tokensOf } from '../../data/playing';
import { useReview, useReviewed, useReviewIn } from '../../review-context';
import { screenLink, type ScreenWidth } from '../../screen-link';
import { LookChoice } from './look-choice';
import { Card, Code, Muted, SmallButton, Stack } from '../pieces';
import { ScreenFrame } from '../screen-frame';

const columns: Readonly<Record<ScreenWidth, string>> = { 390: '16rem', 768: '24rem', 1280: '30rem' };

const Grid = chakra('ul', { base: { display: 'grid', gap: '5' } });

/** The screens of all states of a flow, each reached by a shortest path. */
export function GalleryPanel({ entry: { name, flow } }: { readonly entry: Entry }) {
  const review = useReview();
  const gallery = useReviewed('galleries')[name];
  const look = useReviewed('look');
  const failed = useReviewIn({ collecting: 'failed' });
  const fault = useReviewed('fault');
  if (!gallery) {
    return (
      <Card aria-label="Gallery">
        <Muted role="status">
          {failed ? `The flow could not be walked: ${fault ?? ''}` : 'Walking the flow to every state…'}
        </Muted>
      </Card>
    );
  }
  return (
    <Card aria-label="Gallery">
      <Stack>
        <SectionHeading>All states that have a screen ({gallery.items.length})</SectionHeading>
        <LookChoice />
        <Grid gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${columns[look.width]}), 1fr))`}>
          {gallery.items.map(({ stateId, screen, path, passing }) => (
            <chakra.li key={stateId} minWidth="0">
              <chakra.div
                display="flex"
                gap="2"
                alignItems="center"
                justifyContent="space-between"
                marginBlockEnd="2"
              >
                <span>
                  <Code fontWeight="bold">{stateId.slice(name.length + 1)}</Code>
                  {passing ? <Muted>passed through: shown is where it comes to rest</Muted> : null}
                </span>
                <SmallButton
                  aria-label={`Walk from ${stateId.slice(name.length + 1)}`}
                  onClick={() => {
                    review.send({ type: 'path.opened', path });
                    review.send({ type: 'panel.chosen', panel: 'screen' });
                  }}
                >
                  Open
                </SmallButton>
              </chakra.div>
              <ScreenFrame
                key={`${look.scheme} ${look.pseudo}`}
                lazy
                title={`Screen of ${stateId}, ${look.width} pixels wide`}
                src={screenLink({ flow: name, input: path.input, steps: tokensOf(flow, path) }, look, screen)}
                width={look.width}
                height={look.width === 390 ? 760 : 900}
              />
            </chakra.li>
          ))}
        </Grid>
        {gallery.unshown.length > 0 ? (
          <>
            <SubsectionHeading>Without a screen of their own ({gallery.unshown.length})</SubsectionHeading>
            <ul>
              {gallery.unshown.map(({ stateId, reason }) => (
                <li key={stateId}>
                  <Code>{stateId.slice(name.length + 1)}</Code> <Muted as="span">{reason}</Muted>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

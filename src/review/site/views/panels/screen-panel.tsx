import { useEffect, useState } from 'react';
import { SectionHeading, SubsectionHeading } from '../../../../ui/text';
import type { Entry } from '../../data/catalogue';
import type { Option } from '../../data/options';
import { tokensOf, type Played } from '../../data/playing';
import { useReview, useReviewed } from '../../review-context';
import { readDeed, screenLink, type ScreenDeed } from '../../screen-link';
import { LookChoice } from './look-choice';
import { OptionList } from './option-list';
import { Card, Code, Link, Muted, Row, SmallButton, Stack } from '../pieces';
import { ScreenFrame } from '../screen-frame';

/** The option that corresponds to a person's action: an identical one, otherwise a possible one of its type. */
function optionFor(options: readonly Option[], { to, type, event }: ScreenDeed): Option | undefined {
  const alike = options.filter(
    ({ kind, actor, label, enabled }) => kind === 'event' && actor === to && label === type && enabled,
  );
  const same = alike.find(({ step }) => 'event' in step && JSON.stringify(step.event) === event);
  return same ?? alike[0];
}

/** The real screen at the current position of the walk. Actions on it are taken in the flow. */
export function ScreenPanel({ entry, played }: { readonly entry: Entry; readonly played: Played }) {
  const review = useReview();
  const look = useReviewed('look');
  const [unknown, setUnknown] = useState<string | null>(null);
  const { path, options } = played;

  useEffect(() => {
    const hear = ({ data, origin }: MessageEvent<unknown>) => {
      const deed = origin === location.origin ? readDeed(data) : null;
      if (!deed) return;
      const option = optionFor(options, deed);
      setUnknown(option ? null : deed.type);
      if (option) review.send({ type: 'step.taken', step: option.step });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [options, review]);

  const src = screenLink({ flow: entry.name, input: path.input, steps: tokensOf(entry.flow, path) }, look);
  return (
    <Card aria-label="Screen">
      <Stack>
        <SectionHeading>The real screen</SectionHeading>
        <LookChoice />
        <ScreenFrame
          key={`${look.scheme} ${look.pseudo}`}
          title={`Screen of ${entry.name}, ${look.width} pixels wide`}
          src={src}
          width={look.width}
        />
        <Muted role="status">
          {unknown === null ? (
            'What you do on the screen is a step of the walk.'
          ) : (
            <>
              <Code>{unknown}</Code> was sent, which no sample can follow here.
            </>
          )}
        </Muted>
        <Row>
          <SmallButton
            aria-disabled={path.steps.length === 0}
            onClick={() => review.send({ type: 'step.undone' })}
          >
            Step back
          </SmallButton>
          <Link href={src} target="_blank" rel="noreferrer">
            The screen by itself
          </Link>
        </Row>
        <SubsectionHeading>What can happen next</SubsectionHeading>
        <OptionList chart={entry.chart} played={played} />
      </Stack>
    </Card>
  );
}

import { useRef, useState } from 'react';
import { FocusHeading } from '../../../ui/focus-heading';
import type { FaultCell } from '../data/fault-table';
import { faultLink, MENDING } from '../fault-link';
import { useReviewed } from '../review-context';
import { LookChoice } from './panels/look-choice';
import { Card, Code, Link, Muted, Row, SmallButton, Stack } from './pieces';
import { ScreenFrame } from './screen-frame';

/** The screen when a call meets a fault: the app itself, on a network with that fault. */
export function FaultPanel({ cell }: { readonly cell: FaultCell }) {
  const look = useReviewed('look');
  const place = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(0);
  const [mended, setMended] = useState(false);
  const mend = () => {
    place.current?.querySelector('iframe')?.contentWindow?.postMessage(MENDING, location.origin);
    setMended(true);
  };
  const again = () => {
    setBegun((count) => count + 1);
    setMended(false);
  };
  const { call, kind, met } = cell;
  return (
    <Stack>
      <title>{`${call.name}, ${kind} · Flow review`}</title>
      <FocusHeading focus={false}>
        {met}: {kind}
      </FocusHeading>
      <p>
        <Link href="#/faults">All faults</Link>
      </p>
      <Muted>
        <Code>{call.name}</Code>: the person {call.press}. What takes long is shortened here. Once the fault
        is over, the same action works.
      </Muted>
      <Card aria-label="Screen of the fault">
        <Stack>
          <LookChoice />
          <Row>
            <SmallButton aria-pressed={mended} onClick={mend}>
              End the fault
            </SmallButton>
            <SmallButton onClick={again}>From the beginning</SmallButton>
          </Row>
          <div ref={place}>
            <ScreenFrame
              key={`${String(begun)} ${look.scheme} ${String(look.pseudo)}`}
              title={`Screen of ${call.name}, ${kind}, ${look.width} pixels wide`}
              src={faultLink(cell.name, look)}
              width={look.width}
              height={look.width === 390 ? 760 : 900}
            />
          </div>
        </Stack>
      </Card>
    </Stack>
  );
}

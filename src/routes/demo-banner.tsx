import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { DemoBanner as DemoBannerView } from '../features/banners/demo-banner';
import { provideDemoBanner } from '../provide/demo-banner';

/** The demo banner with what this browser remembers of it. */
export function DemoBanner() {
  const [machine] = useState(provideDemoBanner);
  return <DemoBannerView actor={useActorRef(machine)} />;
}

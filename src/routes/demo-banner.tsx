import { useState } from 'react';
import { DemoBanner as DemoBannerView } from '../features/banners/demo-banner';
import { provideDemoBanner } from '../provide/demo-banner';
import { useScreenActor } from './use-screen-actor';

/** The demo banner with what this browser remembers of it. */
export function DemoBanner() {
  const [machine] = useState(provideDemoBanner);
  return <DemoBannerView actor={useScreenActor(machine)} />;
}

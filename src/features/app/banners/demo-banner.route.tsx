import { useState } from 'react';
import { DemoBanner as DemoBannerView } from './demo-banner';
import { provideDemoBanner } from './demo-banner.provide';
import { useScreenActor } from '../../../app/screen/use-screen-actor';

export function DemoBanner() {
  const [machine] = useState(provideDemoBanner);
  return <DemoBannerView actor={useScreenActor(machine)} />;
}

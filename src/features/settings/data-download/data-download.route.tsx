import { useState } from 'react';
import { DataDownloadSection } from './data-download-section';
import { provideDataDownload } from './data-download.provide';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';

/** 'Download my data' with its actor. @param customer the effective user's uuid */
export function DataDownload({ customer }: { readonly customer: string }) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideDataDownload(environment));
  return <DataDownloadSection actor={useScreenActor(machine, { input: { customer } })} />;
}

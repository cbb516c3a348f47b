import { useState } from 'react';
import { DataDownloadSection } from '../features/profile/data-download-section';
import { provideDataDownload } from '../provide/data-download';
import { useAppContext } from './use-app-context';
import { useScreenActor } from './use-screen-actor';

/** 'Download my data' with its actor. @param customer the effective user's uuid */
export function DataDownload({ customer }: { readonly customer: string }) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideDataDownload(environment));
  return <DataDownloadSection actor={useScreenActor(machine, { input: { customer } })} />;
}

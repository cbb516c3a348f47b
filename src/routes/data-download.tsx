import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { DataDownloadSection } from '../features/profile/data-download-section';
import { provideDataDownload } from '../provide/data-download';
import { useAppContext } from './use-app-context';

/** 'Download my data' with its actor. @param customer the effective user's uuid */
export function DataDownload({ customer }: { readonly customer: string }) {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideDataDownload(environment));
  return <DataDownloadSection actor={useActorRef(machine, { input: { customer } })} />;
}

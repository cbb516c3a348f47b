import { fixtures } from '../../../../machines/app/collections/collections.fixtures';
import { collectionsMachine } from '../../../../machines/app/collections/collections.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideCollections } from './collections.provide';

export const collectionsFlow = flowOf(collectionsMachine, provideCollections(playedEnvironment), fixtures);

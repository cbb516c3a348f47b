import handedRecording from 'virtual:handed-recording';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { GlobalStyles } from '../../ui/global-styles';
import { provideLive } from '../live/provide-live';
import { markAddress, providedReview, showAddress, showBeginning } from './provide-review';
import { ReviewProvider } from './review-context';
import { recallPanelShare, recallReviewer, recallScheme } from './memory';
import { system } from './theme';
import { ReviewApp } from './views/review-app';
import '@xyflow/react/dist/style.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const review = createActor(
  providedReview.provide({ actors: { live: provideLive(undefined, handedRecording) } }),
);
review.on('place.changed', showAddress);
review.on('state.marked', markAddress);
review.on('search.marked', markAddress);
review.start();
// The first page of a visit needs no focus handling.
review.on('page.turned', showBeginning);
review.send({
  type: 'scheme.recalled',
  scheme: recallScheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
});

review.send({ type: 'reviewer.recalled', name: recallReviewer() });
const share = recallPanelShare();
if (share !== null) review.send({ type: 'panel.resized', share });

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <GlobalStyles />
      <ReviewProvider review={review}>
        <ReviewApp />
      </ReviewProvider>
    </ChakraProvider>
  </StrictMode>,
);

import type { View, Views } from '../../../review/screens/view.types';
import { LoadingScreen } from '../screens/loading-screen';
import { StartUpFailureScreen } from '../screens/start-up-failure-screen';

export const Loading: View = () => <LoadingScreen />;

export const StartUpFailure: View = ({ stage }) => (
  <StartUpFailureScreen onRetry={() => stage.root().send({ type: 'boot.retried' })} />
);

export const views: Views = { loading: Loading, 'start-up-failure': StartUpFailure };

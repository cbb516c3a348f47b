import { Outlet } from '@tanstack/react-router';
import { FramedPage } from '../../features/legacy/legacy-frame/legacy-frame.route';
import { useIsFramed } from './use-is-framed';

/** Around routes that have a screen of the app's own (`native` in `route-meta.ts`): that, or the older page in its frame. */
export function NativeOrFramed() {
  return useIsFramed() ? <FramedPage /> : <Outlet />;
}

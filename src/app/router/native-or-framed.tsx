import { Outlet } from '@tanstack/react-router';
import { FramedPage } from '../../features/legacy/legacy-frame/legacy-frame.route';
import { useIsFramed } from './use-is-framed';

/**
 * Wraps routes that have their own screen (`native` in `route-meta.ts`): renders that screen, or the framed older
 * page.
 */
export function NativeOrFramed() {
  return useIsFramed() ? <FramedPage /> : <Outlet />;
}

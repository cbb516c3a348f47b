import { useRouter } from '@tanstack/react-router';
import type { RouterContext } from '../router/router-context';

/**
 * Returns the router's context. For components that the root route renders, which cannot use its own route context.
 */
export const useAppContext = (): RouterContext => useRouter().options.context;

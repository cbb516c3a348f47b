import { useRouter } from '@tanstack/react-router';
import type { RouterContext } from '../router/router-context';

/** What every route can reach, for what the root route itself draws, at once or later: it cannot ask its own context. */
export const useAppContext = (): RouterContext => useRouter().options.context;

import { useReviewIn } from '../../review-context';

/** Whether notes and sign-offs cannot be changed at the moment, because they are being read or saved. */
export function useReviewBusy(): boolean {
  const saving = useReviewIn({ reviewing: 'saving' });
  const loading = useReviewIn({ reviewing: 'loading' });
  return saving || loading;
}

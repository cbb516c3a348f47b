const CODE = /^[0-9A-Z]{5}[- ]?[0-9A-Z]{5}$/iu;

/** The support code that somebody wrote; `null` for the name of a file or the address of a walk. */
export const readCode = (written: string): string | null =>
  CODE.test(written.trim()) ? written.trim() : null;

type Source = {
  readonly code: string;
  /** The address of the app. */
  readonly from: string;
  /** The email address of an admin. */
  readonly admin: string | undefined;
  readonly askPassword: (question: string) => Promise<string>;
};

const ours = { 'X-Requested-With': 'XMLHttpRequest' } as const;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

type Answer = { readonly response?: { readonly recording?: unknown; readonly factors?: unknown } };

/**
 * Reads the recording behind a support code from the app, as an admin.
 *
 * @returns the text of its file
 * @throws Error with a sentence for the person
 */
export async function fetchRecording({ code, from, admin, askPassword }: Source): Promise<string> {
  if (admin === undefined) throw new Error('Say which admin reads the code: --admin <email>.');
  const password = await askPassword(`Password of ${admin}: `);
  const at = (path: string): string => new URL(path, from).href;
  const body = new URLSearchParams({ email: admin, password });
  const signedIn = await fetch(at('/api/auth/admin/login'), { method: 'POST', headers: ours, body });
  const { response } = (await signedIn.json()) as Answer;
  if (signedIn.status === UNAUTHORIZED && Array.isArray(response?.factors))
    throw new Error(`${admin} has a second step. Save the recording in the admin area, and name its file.`);
  if (!signedIn.ok) throw new Error(`${from} did not sign ${admin} in.`);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0] ?? '')
    .join('; ');
  const found = await fetch(at(`/api/admin/support-codes/${encodeURIComponent(code)}`), {
    headers: { ...ours, cookie },
  });
  await fetch(at('/api/auth/logout'), { headers: { ...ours, cookie } });
  if (found.status === NOT_FOUND) throw new Error(`There is no code ${code}, or it has expired.`);
  const { response: answer } = (await found.json()) as Answer;
  if (typeof answer?.recording !== 'string') throw new Error(`${from} did not open the code ${code}.`);
  return answer.recording;
}

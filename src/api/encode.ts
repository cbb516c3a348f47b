export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type FormScalar = string | number | boolean | null | undefined;
/** A payload for a form: scalars and lists of scalars. */
export type FormPayload = Readonly<Record<string, FormScalar | readonly FormScalar[]>>;

const scalar = (value: FormScalar): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null || value === undefined ? '' : String(value);
};

const isList = (value: FormPayload[string]): value is readonly FormScalar[] => Array.isArray(value);

/**
 * Encodes a payload as application/x-www-form-urlencoded (S7.requestConventions.2, D2.1). Booleans become 1 and
 * 0, a list becomes one `name[]` for each entry and an empty list `name[]=`. Null becomes an empty text;
 * undefined is omitted.
 */
export const encodeForm = (payload: FormPayload): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined) continue;
    if (!isList(value)) form.append(name, scalar(value));
    else if (value.length === 0) form.append(`${name}[]`, '');
    else for (const entry of value) form.append(`${name}[]`, scalar(entry));
  }
  return form;
};

export type Encoded = {
  readonly url: string;
  readonly body: string | null;
  readonly contentType: string | null;
};

export type Encodable = {
  readonly url: string;
  readonly method: Method;
  readonly data: object | undefined;
  readonly raw: boolean;
};

/** Encodes the URL and body of a call. A GET sends its payload in the query. An empty payload sends no body. */
export const encodeRequest = ({ url, method, data, raw }: Encodable): Encoded => {
  const filled = data !== undefined && Object.values(data).some((value) => value !== undefined);
  if (!filled) return { url, body: null, contentType: null };
  if (method === 'get') {
    const query = encodeForm(data as FormPayload).toString();
    return { url: `${url}${url.includes('?') ? '&' : '?'}${query}`, body: null, contentType: null };
  }
  if (raw) return { url, body: JSON.stringify(data), contentType: 'application/json' };
  return {
    url,
    body: encodeForm(data as FormPayload).toString(),
    contentType: 'application/x-www-form-urlencoded',
  };
};

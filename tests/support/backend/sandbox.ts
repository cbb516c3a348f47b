import type { LightMyRequestResponse as Injected } from 'fastify';
import type { TestBackend } from './backend';

/** A response of the sandbox; `response` is its JSON. */
export type SandboxAnswer = {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly response: unknown;
};

type Headers = Readonly<Record<string, string>>;

const own = { 'x-requested-with': 'XMLHttpRequest' };

function answerOf({ statusCode: status, body: text, headers }: Injected): SandboxAnswer {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const response = isJson ? (JSON.parse(text) as { readonly response?: unknown }).response : undefined;
  return { status, text, headers, response };
}

/** The sandbox of a backend, called by tests and by the console's forms. */
export const sandboxOf = ({ app }: TestBackend) => ({
  get: async (url: string): Promise<SandboxAnswer> => answerOf(await app.inject({ url, headers: own })),
  post: async (url: string, body: object, headers: Headers = own): Promise<SandboxAnswer> =>
    answerOf(await app.inject({ method: 'POST', url, headers, payload: body })),
  form: async (url: string, fields: string, headers: Headers = {}): Promise<SandboxAnswer> =>
    answerOf(
      await app.inject({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        payload: fields,
      }),
    ),
});

export type Sandbox = ReturnType<typeof sandboxOf>;

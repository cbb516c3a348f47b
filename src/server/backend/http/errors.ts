import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { invalid, notFound, Refusal } from './answers';

/** Texts for failures without a message of their own (S8.generic). */
const texts: Readonly<Record<number, string | readonly string[]>> = {
  400: 'An error occurred with your request',
  404: notFound().message,
  413: "That's too large to send.",
  415: "We can't accept this format.",
  429: 'Too many attempts. Please wait a while and try again.',
  500: ['An error occurred with your request', 'Please try again later'],
};

const isValidationError = (
  error: unknown,
): error is FastifyError & { validation: FastifySchemaValidationError[] } =>
  error instanceof Error && 'validation' in error && Array.isArray(error.validation);

/** The body field of a validation error: the first part of its path, otherwise the missing property. */
function fieldOf({ instancePath, params }: FastifySchemaValidationError): string | null {
  const field = instancePath.split('/')[1] ?? params.missingProperty;
  // A list is sent as `name[]`; its field is `name` (D2.1).
  return typeof field === 'string' && field !== '' ? field.replace(/\[\]$/, '') : null;
}

function fieldsOf(errors: readonly FastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== null) fields[field] ??= error.keyword === 'required' ? 'Required.' : 'Invalid.';
  }
  return fields;
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isValidationError(error)) {
    return error.validationContext === 'body'
      ? invalid(fieldsOf(error.validation))
      : new Refusal(400, texts[400] ?? '');
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const known = status >= 400 && status < 500 ? status : 500;
  return new Refusal(known, texts[known] ?? texts[known < 500 ? 400 : 500] ?? '');
}

/**
 * Answers a call whose URL cannot be routed (400; 414 if a part is too long). No hook or error handler sees such a
 * call. Sends an envelope, or plain text for the older pages.
 */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, texts: message } = refusalOf(error);
  const isPage = /^\/legacy(?![\w-])/u.test(request.url);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
    .send(isPage ? [message].flat().join('\n') : JSON.stringify({ code: status, message }));
}

/** Turns every failure into an envelope. Details of an unexpected failure are logged and never sent to the client. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, texts: message, details } = refusalOf(error);
    const { retryAfter, ...shown } = details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (status >= 500) request.log.error({ err: error }, 'unexpected failure');
    return reply.code(status).send({ code: status, message, ...shown });
  });
  app.setNotFoundHandler(async (_request, reply) => {
    const { status, texts: message } = notFound();
    return reply.code(status).send({ code: status, message });
  });
}

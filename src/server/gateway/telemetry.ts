import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CODE_NAME,
  CODE_PLACE,
  TELEMETRY_BATCH,
  TELEMETRY_ROUTES,
  VITALS,
  type TelemetryEvent,
  type TelemetryMessage,
} from '../../domain/telemetry';
import { networkOf } from '../network';
import { TELEMETRY_BYTES, TELEMETRY_PER_MINUTE } from './limits';
import type { GatewayMetrics } from './metrics';

const route = { enum: TELEMETRY_ROUTES };
const name = { type: 'string', pattern: CODE_NAME.source };

const vital = {
  type: 'object',
  required: ['kind', 'vital', 'value', 'route'],
  additionalProperties: false,
  properties: {
    kind: { const: 'vital' },
    vital: { enum: VITALS },
    value: { type: 'number', minimum: 0, maximum: 3_600_000 },
    route,
  },
};

const failure = {
  type: 'object',
  required: ['kind', 'source', 'error', 'route'],
  additionalProperties: false,
  properties: {
    kind: { const: 'failure' },
    source: name,
    error: name,
    state: name,
    event: name,
    at: { type: 'string', pattern: CODE_PLACE.source },
    route,
  },
};

const body = {
  type: 'object',
  required: ['events'],
  additionalProperties: false,
  properties: {
    events: { type: 'array', minItems: 1, maxItems: TELEMETRY_BATCH, items: { oneOf: [vital, failure] } },
  },
};

/**
 * Whether the request comes from another origin. A request without `Sec-Fetch-Site` is accepted, as
 * it can do no harm.
 */
const isForeign = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin';

function count(metrics: GatewayMetrics | null, event: TelemetryEvent): void {
  if (event.kind === 'failure') metrics?.appFailed(event.route);
  else metrics?.vital(event.vital, event.route, event.vital === 'CLS' ? event.value : event.value / 1000);
}

/**
 * Accepts what the app reports from browsers (POST /telemetry). Each event is logged and counted. An invalid message
 * is refused as a whole (400), as are messages that are too large (413) or too frequent (429).
 */
export async function registerTelemetry(app: FastifyInstance, metrics: GatewayMetrics | null): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: TELEMETRY_PER_MINUTE,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
      addHeaders: {},
    });
    scope.post<{ Body: TelemetryMessage }>(
      '/telemetry',
      { bodyLimit: TELEMETRY_BYTES, schema: { body } },
      (request, reply) => {
        if (isForeign(request)) return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden');
        for (const event of request.body.events) {
          count(metrics, event);
          request.log.info({ app: event }, event.kind === 'failure' ? 'app failure' : 'web vital');
        }
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}

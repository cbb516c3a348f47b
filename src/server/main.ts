import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { announcement } from './announcement';
import { startBackend, type RunningBackend } from './backend/start';
import { readSettings } from './environment';
import { requireFreePort } from './free-port';
import { createGateway } from './gateway/app';
import { BACKEND_TIMEOUT_MS } from './gateway/limits';
import { createGatewayMetrics } from './gateway/metrics';
import { readSite } from './gateway/site';
import { serveMetrics } from './observe/metrics-server';
import { describeError } from './observe/safe-error';

// Entry point of `dist/server`: the gateway, and the embedded backend unless BACKEND_URL is set.

/** How long calls in progress may take once the server is asked to stop (ms): a call's own limit, and 5 s to answer. */
const FAREWELL_MS = BACKEND_TIMEOUT_MS + 5000;

const here = dirname(fileURLToPath(import.meta.url));

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  await requireFreePort(settings.host, settings.port);
  const site = await readSite(dirname(here));

  let backend: RunningBackend | null = null;
  if (settings.backendUrl === null) {
    backend = await startBackend({
      file: join(here, 'backend-worker.js'),
      storage: settings.storage,
      ...(settings.mode === null ? {} : { mode: settings.mode }),
      ...(settings.mail === null ? {} : { mail: settings.mail }),
      version: site.version,
      measured: settings.metrics !== null,
      ...(settings.rateLimits ? {} : { switches: { rateLimits: false } }),
      ...(settings.stripePublicKey === null ? {} : { stripePublicKey: settings.stripePublicKey }),
      ...(settings.stripe === null ? {} : { stripe: settings.stripe }),
      ...(settings.logLevel === null ? {} : { logLevel: settings.logLevel }),
      onEnd: (message) => {
        console.error(message);
        process.exit(1);
      },
    });
  }
  const origin = backend?.origin ?? settings.backendUrl ?? '';
  const metrics = settings.metrics && createGatewayMetrics();
  const gateway = await createGateway({
    site,
    upstream: { origin, sandbox: settings.mode?.kind === 'demo' },
    certificate: settings.certificate,
    logLevel: settings.logLevel,
    trustedProxies: settings.trustedProxies,
    alwaysHttps: settings.alwaysHttps,
    drainMs: settings.drainMs,
    metrics,
    telemetry: settings.telemetry,
  });
  if (settings.metrics && metrics) {
    const sources = [metrics.read, ...(backend === null ? [] : [backend.measure])];
    const { port } = await serveMetrics({ ...settings.metrics, sources });
    gateway.log.info({ port }, 'metrics are served');
  }

  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    let open = 'the gateway';
    setTimeout(() => {
      console.error(`Ended without ${open}: it took too long to close.`);
      process.exit(1);
    }, settings.drainMs + FAREWELL_MS).unref();
    void gateway
      .close()
      .then(() => {
        open = 'the embedded backend';
        return backend?.close();
      })
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', end).on('SIGINT', end);

  const address = await gateway.listen({ host: settings.host, port: settings.port });
  console.log(await announcement(address, origin, settings));
}

// Node would print the whole error, which may contain personal data.
process.on('uncaughtException', (error) => {
  console.error(describeError(error));
  process.exit(1);
});

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that the server can listen, before it does what takes longer: building, opening the database.
 *
 * @param port 0 for any free port
 * @throws Error with the way out if the port is in use, or the system's error if it may not be used
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    probe.listen({ host, port, exclusive: true });
    await once(probe, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use. Try PORT=${port + 1} npm start`, { cause: error });
    throw error;
  }
  probe.close();
  await once(probe, 'close');
}

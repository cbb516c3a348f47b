import { expect, it } from 'vitest';
import { openServer } from '../../../src/server/backend/storage/server';

it('a database that does not answer is named with its variable and host, without the password', async () => {
  const url = 'postgresql://cabrank:s3cret@127.0.0.1:9/cabrank';
  const opened = openServer({ kind: 'server', url, connections: 1 });
  const text = await opened.then(
    () => 'opened',
    (error: unknown) => String(error),
  );
  expect(text).toBe(
    'Error: DATABASE_URL: no connection to the database at 127.0.0.1:9. connect ECONNREFUSED 127.0.0.1:9',
  );
});

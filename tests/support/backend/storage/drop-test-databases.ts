import process from 'node:process';
import { onServer, TEST_DATABASES } from './seeded-storage';

/** Removes the test databases from a PostgreSQL server, if the tests used one. */
export default function dropTestDatabases(): () => Promise<void> {
  return async () => {
    const url = process.env.CABRANK_TEST_DATABASE;
    if (url === undefined) return;
    await onServer(url, async (client) => {
      const found = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [TEST_DATABASES],
      );
      for (const { datname } of found.rows) await client.query(`drop database ${datname} with (force)`);
    });
  };
}

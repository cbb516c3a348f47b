import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { EmbeddedEngine } from './storage';

type Command = PostgresQueryResult<unknown>['command'];

const commands: readonly Command[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Kysely only counts affected rows for commands that it knows, and PGlite does not report the command. */
function commandOf(statement: string): Command {
  const word = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase();
  return commands.find((command) => command === word) ?? 'SELECT';
}

/**
 * Wraps PGlite as a `pg` pool with one connection, for Kysely's PostgresDialect. `connect` waits until the connection
 * is released. Requesting a second connection while holding the first, for example from the outer handle inside a
 * transaction, therefore deadlocks. Repositories must use the executor that they are given.
 */
export function pglitePool(database: EmbeddedEngine): PostgresPool {
  let last: Promise<void> = Promise.resolve();

  return {
    async connect(): Promise<PostgresPoolClient> {
      const before = last;
      let free = (): void => undefined;
      last = new Promise((resolve) => {
        free = resolve;
      });
      await before;
      async function query<R>(
        statement: string,
        parameters: readonly unknown[],
      ): Promise<PostgresQueryResult<R>> {
        const result = await database.query<R>(statement, [...parameters]);
        return { command: commandOf(statement), rowCount: result.affectedRows ?? 0, rows: result.rows };
      }
      return { query: query as PostgresPoolClient['query'], release: free };
    },
    async end(): Promise<void> {
      await last;
      await database.close();
    },
  };
}

import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { EmbeddedEngine } from './storage';

type Command = PostgresQueryResult<unknown>['command'];

const commands: readonly Command[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Kysely counts affected rows only for commands that it knows; PGlite does not say which one ran. */
function commandOf(statement: string): Command {
  const word = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase();
  return commands.find((command) => command === word) ?? 'SELECT';
}

/**
 * Gives PGlite the face of a `pg` pool with one connection, so that Kysely's PostgresDialect drives it: whoever
 * connects next waits until the connection is released. Asking for a second one while holding the first (the outer
 * handle inside a transaction) therefore never ends: repositories take the executor that they are to use.
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

import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Client } from 'pg'
import { startTypeScript } from './startTypeScript'

export type KilledServer = { port: number; kill: () => Promise<void> }

/** Starts a server of ours that prints its port and can be killed. */
export async function startKilledServer(
  source: string,
  variables: Record<string, string>,
): Promise<KilledServer> {
  const child = await startTypeScript(source, { variables })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  // Its output is read to the end: with an unread pipe the process would fail.
  const lines = createInterface({ input: child.stdout })
  const port = await new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('port ') && resolve(Number(line.slice(5))))
    lines.on('close', () => reject(new Error('The server did not start')))
  })
  return { port, kill }
}

export const STATEMENT_STUCK_MS = 1_500
const PAUSE_SECONDS = (2 * STATEMENT_STUCK_MS) / 1000

type DatabaseStep = {
  table: string
  on?: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Before the row is written, or at the end of the transaction. */
  when: 'before' | 'at the end'
  /** An SQL condition on the row. */
  of?: string
}

/** Makes PostgreSQL pause at such a row, once in each transaction. */
export async function pauseStatementsOn(
  client: Client,
  { of, on = 'INSERT', table, when }: DatabaseStep,
) {
  const timing = when === 'before' ? 'BEFORE' : 'AFTER'
  const kind = when === 'before' ? '' : 'CONSTRAINT'
  const deferred = when === 'before' ? '' : 'DEFERRABLE INITIALLY DEFERRED'
  await client.query(`
    CREATE OR REPLACE FUNCTION dwell() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF coalesce(current_setting('drill.dwelt', true), '') = '' THEN
          PERFORM set_config('drill.dwelt', 'yes', true), pg_sleep(${PAUSE_SECONDS});
        END IF;
        RETURN coalesce(NEW, OLD);
      END $$;
    CREATE ${kind} TRIGGER dwell ${timing} ${on} ON ${table} ${deferred}
      FOR EACH ROW ${of ? `WHEN (${of})` : ''} EXECUTE FUNCTION dwell()`)
  return () => client.query(`DROP TRIGGER dwell ON ${table}`)
}

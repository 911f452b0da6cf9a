import type pg from 'pg'
import { restoreDuties } from '@/src/plugins/restoreDuties'
import type { RestoreStatement } from '@/src/server/restoreDuty'
import type { Deletion } from './deletionJournal'

const statementsByAction = new Map(
  restoreDuties.flatMap(({ repeatedActions = {} }) => Object.entries(repeatedActions)),
)

/**
 * Repeats the deletions and revocations in the transaction of `client`, in their order. An action
 * of a plugin that was removed is left out. One batch at a time is in memory.
 */
export async function repeatDeletions(
  client: Pick<pg.Client, 'query'>,
  batches: AsyncIterable<readonly Deletion[]>,
  isOnSchema: (statement: RestoreStatement) => boolean,
): Promise<void> {
  await client.query(`
    CREATE TEMPORARY TABLE repeated (
      record_id integer, record_created_at timestamptz, at timestamptz) ON COMMIT DROP`)
  for await (const deletions of batches) {
    for (const run of runsOfOneAction(deletions)) {
      const statements = statementsByAction.get(run[0]?.action ?? '') ?? []
      await client.query('TRUNCATE repeated')
      await client.query(
        'INSERT INTO repeated SELECT * FROM unnest($1::integer[], $2::timestamptz[], $3::timestamptz[])',
        [run.map(({ id }) => id), run.map(({ createdAt }) => createdAt), run.map(({ at }) => at)],
      )
      for (const { sql } of statements.filter(isOnSchema)) await client.query(sql)
    }
  }
}

// Consecutive deletions of one action are repeated by one statement.
function runsOfOneAction(deletions: readonly Deletion[]): Deletion[][] {
  const runs: Deletion[][] = []
  for (const deletion of deletions) {
    const last = runs.at(-1)
    if (last?.[0]?.action === deletion.action) last.push(deletion)
    else runs.push([deletion])
  }
  return runs
}

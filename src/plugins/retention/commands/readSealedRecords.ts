import type { Payload } from 'payload'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { recordSealedReading } from '@/src/plugins/retention/audit/recordSealedReading'
import {
  containsTextSql,
  findSealedRecords,
} from '@/src/plugins/retention/queries/internal/findSealedRecords'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import {
  type FoundSealedRecords,
  MAX_SHOWN_SEALED_RECORDS,
} from '@/src/plugins/retention/rules/sealedRecord'

/** Finds sealed records. The audit trail stores the reason and the ids in the same transaction. */
export async function readSealedRecords(
  payload: Payload,
  doer: TransactionActor,
  { search, reason }: { search: string; reason: string },
): Promise<FoundSealedRecords> {
  const rules = await readRetentionRules(payload)
  return inTransaction(payload, doer, async (req) => {
    const found = await findSealedRecords(await transactionDrizzle(req), rules, {
      condition: containsTextSql(search),
      // One record more than is shown, to know whether there are more.
      limit: MAX_SHOWN_SEALED_RECORDS + 1,
    })
    const records = found.slice(0, MAX_SHOWN_SEALED_RECORDS)
    await recordSealedReading(req, { ids: records.map(({ id }) => id), reason })
    return { records, hasMore: found.length > records.length }
  })
}

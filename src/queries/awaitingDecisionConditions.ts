import { sql } from '@payloadcms/db-postgres'
import { INITIAL_APPLICATION_STATUS } from '@/src/domain/submissions/applicationStatus'
import { WITHOUT_SPAM_CONDITION } from '@/src/domain/submissions/spam'
import { notSpamCondition } from './notSpamCondition'

/** Condition for applications that staff have still to read and decide. */
export const AWAITING_DECISION_CONDITION = {
  status: { equals: INITIAL_APPLICATION_STATUS },
  withdrawnAt: { exists: false },
  ...WITHOUT_SPAM_CONDITION,
} as const

/** The same condition as SQL, for the table `job_applications` or its alias. */
export const awaitingDecisionSql = (table = 'job_applications') => {
  const alias = sql.identifier(table)
  return sql`(${alias}.status = ${INITIAL_APPLICATION_STATUS} AND ${alias}.withdrawn_at IS NULL
    AND ${notSpamCondition(table)})`
}

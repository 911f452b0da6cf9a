import { ERASURE_DELAY_HOURS } from '@/src/plugins/candidate-page/rules/candidateSession'
import { isRepeatedSql, type RestoreDuty, type RestoreStatement } from '@/src/server/restoreDuty'

const table = 'candidate_links'

const ENDED_SESSION_SQL = 'session_hash = NULL, session_expires_at = NULL'

const createLinkRepeatStatement = (changes: string, condition = 'true'): RestoreStatement => ({
  table,
  column: 'session_hash',
  sql: `UPDATE candidate_links SET ${changes} FROM repeated
    WHERE ${isRepeatedSql(table)} AND ${condition}`,
})

/**
 * What a restore does for candidates: sessions and codes end, and withdrawn applications, revoked
 * links and requested erasures are so again.
 */
export const candidatePageRestoreDuty: RestoreDuty = {
  tasksBeforeOpening: ['eraseForCandidate'],
  statements: [
    {
      table,
      column: 'session_hash',
      sql: `UPDATE candidate_links SET ${ENDED_SESSION_SQL}, code_nonce = NULL, code_expires_at = NULL`,
    },
  ],
  repeatedActions: {
    'application-withdrawn': [
      {
        table: 'job_applications',
        column: 'withdrawn_at',
        sql: `WITH withdrawn AS (
            UPDATE job_applications SET withdrawn_at = repeated.at, awaits_answer = false
            FROM repeated WHERE ${isRepeatedSql('job_applications')} AND withdrawn_at IS NULL
            RETURNING job_applications.id, repeated.at
          ) INSERT INTO application_events (application_id, kind, created_at)
          SELECT id, 'withdrawn', at FROM withdrawn`,
      },
    ],
    // The owner of a mistyped address must not erase the application of another person.
    'link-revoked-candidate': [
      createLinkRepeatStatement(
        "revoked_at = repeated.at, revoked_by = 'candidate', erase_at = NULL",
        'revoked_at IS NULL',
      ),
    ],
    'link-revoked-staff': [
      createLinkRepeatStatement(
        "revoked_at = repeated.at, revoked_by = 'staff'",
        'revoked_at IS NULL',
      ),
    ],
    'erasure-requested': [
      createLinkRepeatStatement(`erase_at = repeated.at + interval '${ERASURE_DELAY_HOURS} hours'`),
      // A job of an earlier request, before this moment, would end without an erasure.
      {
        table,
        column: 'session_hash',
        sql: `INSERT INTO payload_jobs (task_slug, input, wait_until)
          SELECT 'eraseForCandidate', jsonb_build_object('applicationId', application_id), erase_at
          FROM candidate_links JOIN repeated ON ${isRepeatedSql(table)}
          WHERE NOT EXISTS (SELECT FROM payload_jobs WHERE task_slug = 'eraseForCandidate'
            AND input ->> 'applicationId' = application_id::text
            AND wait_until >= candidate_links.erase_at)`,
      },
    ],
    'erasure-cancelled': [createLinkRepeatStatement('erase_at = NULL')],
  },
}

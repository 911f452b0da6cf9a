import type { Payload } from 'payload'
import { z } from 'zod'

const QueueFiguresRowSchema = z.object({
  waiting: z.number(),
  retrying: z.number(),
  failed: z.number(),
  oldestSeconds: z.number(),
  lastRetentionAgoSeconds: z.number().nullable(),
})
export type QueueFigures = z.infer<typeof QueueFiguresRowSchema>

/** Reads the length of the queue, and the waiting time of the oldest due job. */
export async function readQueueFigures(payload: Payload): Promise<QueueFigures> {
  const { rows } = await payload.db.pool.query(`
    SELECT
      count(*) FILTER (WHERE has_error IS NOT TRUE AND total_tried = 0)::int AS waiting,
      count(*) FILTER (WHERE has_error IS NOT TRUE AND total_tried > 0)::int AS retrying,
      -- What « Envois en échec » shows, where somebody can do something about it.
      count(*) FILTER (WHERE has_error AND coalesce(task_slug::text, '') NOT IN
        ('checkCandidateFile', 'readDocuments', 'applyPlannedChange'))::int AS failed,
      coalesce(extract(epoch FROM now() - min(coalesce(wait_until, created_at)) FILTER (
        WHERE has_error IS NOT TRUE AND coalesce(wait_until, created_at) < now())), 0)::float
        AS "oldestSeconds",
      (SELECT extract(epoch FROM now() - max(finished_at))::float FROM retention_runs)
        AS "lastRetentionAgoSeconds"
    FROM payload_jobs WHERE completed_at IS NULL`)
  return QueueFiguresRowSchema.parse(rows[0])
}

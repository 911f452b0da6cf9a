import { isRepeatedSql, type RestoreDuty } from '@/src/server/restoreDuty'

/** Deletes again the applications and messages that were deleted after the backup. */
export const deletedRecordsRestoreDuty: RestoreDuty = {
  tasksBeforeOpening: ['discardFiles'],
  repeatedActions: {
    'application-deleted': [
      {
        table: 'job_applications',
        column: 'cover_letter_file_id',
        // The job deletes the restored files. An older schema may lack the job, and no row is inserted.
        sql: `INSERT INTO payload_jobs (task_slug, input)
          SELECT slug, jsonb_build_object('files', files, 'applications', applications)
          FROM unnest(enum_range(NULL::enum_payload_jobs_task_slug)) AS slug, (
            SELECT jsonb_agg(file) AS files, jsonb_agg(DISTINCT job_applications.id) AS applications
            FROM job_applications JOIN repeated ON ${isRepeatedSql('job_applications')},
              unnest(ARRAY[cv_id, cover_letter_file_id]) AS file WHERE file IS NOT NULL
          ) deleted WHERE slug::text = 'discardFiles' AND files IS NOT NULL`,
      },
      {
        table: 'payload_jobs',
        sql: `DELETE FROM payload_jobs USING job_applications, repeated
          WHERE ${isRepeatedSql('job_applications')}
            AND (input ->> 'applicationId')::int = job_applications.id`,
      },
      {
        table: 'job_applications',
        sql: `DELETE FROM job_applications USING repeated WHERE ${isRepeatedSql('job_applications')}`,
      },
    ],
    'message-deleted': [
      {
        table: 'payload_jobs',
        sql: `DELETE FROM payload_jobs USING contact_messages, repeated
          WHERE ${isRepeatedSql('contact_messages')}
            AND (input ->> 'messageId')::int = contact_messages.id`,
      },
      {
        table: 'contact_messages',
        sql: `DELETE FROM contact_messages USING repeated WHERE ${isRepeatedSql('contact_messages')}`,
      },
    ],
  },
}

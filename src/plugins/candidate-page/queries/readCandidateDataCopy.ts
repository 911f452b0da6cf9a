import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { FILE_CHECK_STATES } from '@/src/domain/files/fileCheck'
import { APPLICATION_FILE_FIELDS } from '@/src/domain/submissions/applicationForm'
import type { CandidateDataCopy } from '@/src/plugins/candidate-page/rules/candidateDataCopy'

const CandidateDataCopySchema = z.object({
  texts: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    job: z.string(),
    letter: z.string().nullable(),
    sentAt: z.string(),
    withdrawnAt: z.string().nullable(),
  }),
  replies: z.array(z.object({ sentAt: z.string(), subject: z.string(), text: z.string() })),
  files: z.array(
    z.object({
      field: z.enum(APPLICATION_FILE_FIELDS),
      storedName: z.string(),
      prefix: z.string(),
      spooledOn: z.string().nullable(),
      originalName: z.string(),
      checkState: z.enum(FILE_CHECK_STATES),
    }),
  ),
}) satisfies z.ZodType<CandidateDataCopy>

/** Reads the copy of an application for its candidate, whose session the caller has checked. */
export async function readCandidateDataCopy(
  { db }: Payload,
  application: number,
): Promise<CandidateDataCopy> {
  const { rows } = await db.drizzle.execute(sql`
    SELECT json_build_object('name', candidate_name, 'email', candidate_email,
        'phone', candidate_phone, 'job', job_title, 'letter', cover_letter,
        'sentAt', created_at, 'withdrawnAt', withdrawn_at) AS texts,
      (SELECT coalesce(json_agg(json_build_object('sentAt', sent_at, 'subject', subject,
          'text', body) ORDER BY id), '[]')
        FROM application_answers answer
        WHERE answer.application_id = a.id AND answer.state = 'sent') AS replies,
      (SELECT coalesce(json_agg(json_build_object('field', sent.field, 'storedName', filename,
          'prefix', coalesce(prefix, ''), 'spooledOn', spooled_on, 'originalName', original_name,
          'checkState', check_state)), '[]')
        FROM (VALUES ('cv', a.cv_id), ('coverLetterFile', a.cover_letter_file_id)) sent (field, id)
        JOIN candidate_files file ON file.id = sent.id) AS files
    FROM job_applications a WHERE id = ${application}`)
  return CandidateDataCopySchema.parse(rows[0])
}

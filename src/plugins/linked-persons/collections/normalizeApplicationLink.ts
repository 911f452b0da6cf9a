import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { ApplicationLink } from '@/payload-types'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { orderApplicationPair } from '@/src/plugins/linked-persons/rules/applicationLink'
import { applicationLinksText } from '@/src/plugins/linked-persons/words/admin/applicationLinks'

const { errors } = applicationLinksText

/**
 * Sorts the two applications of a pair, so that a pair exists only once, and sets its author. Both
 * applications must exist.
 */
export const normalizeApplicationLink: CollectionBeforeChangeHook<ApplicationLink> = async ({
  data,
  req,
}) => {
  const refused = (path: 'second', message: string) =>
    new ValidationError({ collection: 'application-links', errors: [{ path, message }] }, req.t)
  if (!isApplicationId(data.first) || !isApplicationId(data.second))
    throw refused('second', errors.missing)
  const pair = orderApplicationPair(data.first, data.second)
  if (!pair) throw refused('second', errors.itself)
  const { first, second } = pair
  const drizzle = await transactionDrizzle(req)
  // The row locks prevent that an application is deleted or marked as spam at the same time.
  const { rows } = await drizzle.execute(sql`
    SELECT EXISTS (SELECT FROM application_links
      WHERE first_id = ${first} AND second_id = ${second}) AS "isLinked"
    FROM job_applications
    WHERE id IN (${first}, ${second}) AND NOT is_spam AND candidate_email <> ${ANONYMISED_EMAIL}
    ORDER BY id FOR SHARE`)
  if (rows.length < 2) throw refused('second', errors.missing)
  if (rows[0]?.isLinked === true) throw refused('second', errors.already)
  return { ...data, ...pair, author: req.user?.id ?? null, authorName: req.user?.name ?? null }
}

const MAX_APPLICATION_ID = 2 ** 31 - 1

const isApplicationId = (sent: unknown): sent is number =>
  typeof sent === 'number' && Number.isInteger(sent) && sent > 0 && sent <= MAX_APPLICATION_ID

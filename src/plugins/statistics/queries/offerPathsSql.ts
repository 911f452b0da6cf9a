import { sql } from '@payloadcms/db-postgres'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { offerPath, pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import { countedPath } from '@/src/domain/visits/countedPage'

const offerPathPrefixesSql = sql.join(
  SITE_LANGUAGES.flatMap((language) => [
    sql`('page', ${countedPath({ language, page: offerPath('') })})`,
    sql`('form', ${countedPath({ language, page: pathOfApplicationForm('') })})`,
  ]),
  sql`, `,
)

/**
 * SQL: the paths of each offer, as a table `address (offer, step, path)`: its page and its form, in
 * each language, with its current and former slugs, which no other offer can get.
 */
export const offerPathsSql = sql`(
  SELECT offer, step, prefix || slug AS path
  FROM (
    SELECT id AS offer, slug FROM job_offers
    UNION ALL
    SELECT parent_id, text FROM job_offers_texts WHERE path = 'previousSlugs'
  ) named, (VALUES ${offerPathPrefixesSql}) steps (step, prefix)
) AS address (offer, step, path)`

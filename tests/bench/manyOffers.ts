import pg from 'pg'
import { collectSearchWords } from '@/src/domain/offers/jobOffer'
import { foldText } from '@/src/domain/text/normalizeText'

type SeededOffer = {
  title: string
  slug: string
  mission: string
  location: string
  contract: string
  category: string
  experience: string
  words: string[]
}

const BATCH_SIZE = 500

/**
 * Inserts this many active offers, each mixed from the texts of the seeded ones, so that each word
 * is in some of them and the filters do not follow the words.
 */
export async function insertManyOffers(databaseUrl: string, count: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows: seeded } = await client.query<SeededOffer>(
    `SELECT title, slug, mission, location, contract, category, experience,
       ARRAY(SELECT text FROM job_offers_texts WHERE parent_id = job_offers.id) AS words
     FROM job_offers ORDER BY id`,
  )
  const offers = Array.from({ length: count }, (_, n) => createMixedOffer(seeded, n))
  for (let start = 0; start < count; start += BATCH_SIZE) {
    await client.query(
      `INSERT INTO job_offers (title, mission, search_text, title_search_text, location, contract,
         category, experience, is_active, published_date, slug)
       SELECT title, mission, search_text, title_search_text, location, contract,
         category, experience, true, now() - n * interval '1 minute', slug
       FROM jsonb_to_recordset($1) AS offer(n integer, title text, mission text, search_text text,
         title_search_text text, location enum_job_offers_location,
         contract enum_job_offers_contract, category enum_job_offers_category,
         experience enum_job_offers_experience, slug text)`,
      [JSON.stringify(offers.slice(start, start + BATCH_SIZE))],
    )
  }
  await client.query('VACUUM ANALYZE')
  await client.end()
}

function createMixedOffer(seeded: SeededOffer[], n: number) {
  // The strides have no common divisor, so that the parts do not repeat together.
  const part = <Value>(values: Value[], stride: number, step = 0) =>
    values.slice((n * stride + step * 31) % values.length)[0]
  const lines = seeded.flatMap(({ mission }) => mission.split('\n'))
  const words = seeded.flatMap((offer) => offer.words)
  const title = `${part(seeded, 1)?.title} ${n}`
  const mission = Array.from({ length: 6 }, (_, step) => part(lines, 17, step)).join('\n')
  const texts = Array.from({ length: 10 }, (_, step) => part(words, 13, step) ?? '')
  return {
    n,
    title,
    mission,
    slug: `${part(seeded, 1)?.slug}-${n}`,
    search_text: collectSearchWords({ title, mission, stack: texts }),
    title_search_text: foldText(title),
    location: part(seeded, 3)?.location,
    contract: part(seeded, 5)?.contract,
    category: part(seeded, 7)?.category,
    experience: part(seeded, 11)?.experience,
  }
}

import pg from 'pg'

/** Copies the seeded offers, each with another title and date, until there are this many active ones. */
export async function fillWithOffers(databaseUrl: string, count: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `INSERT INTO job_offers (title, mission, search_text, title_search_text, location, contract,
       category, experience, is_active, published_date, slug)
     SELECT title || ' ' || n, mission, search_text || ' ' || n, title_search_text || ' ' || n,
       location, contract, category, experience, true, published_date - n * interval '1 minute',
       slug || '-' || n
     FROM generate_series(1, $1) n
     JOIN LATERAL (SELECT * FROM job_offers WHERE id <= 14 ORDER BY id OFFSET n % 10 LIMIT 1) one ON true`,
    [count],
  )
  await client.query('ANALYZE job_offers')
  await client.end()
}

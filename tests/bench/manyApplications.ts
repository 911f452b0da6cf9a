import pg from 'pg'

const FIRST_NAMES = ['Camille', 'Yanis', 'Élise', 'Thomas', 'Aïssatou', 'Julien', 'Marine', 'Inès']
const LAST_NAMES = ['Hervé', 'Belkacem', 'Marchand', 'Lemoine', 'Diallo', 'Garnier', 'Kowalski']

/** Inserts this many applications, spread over the seeded offers, the statuses and three years. */
export async function insertManyApplications(databaseUrl: string, count: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, candidate_phone, job_title,
       job_offer_id, cover_letter, status, created_at, updated_at)
     SELECT first || ' ' || last || ' ' || n, lower(last) || n || '@candidats.test',
       '06' || regexp_replace(lpad(n::text, 8, '0'), '(..)', ' \\1', 'g'), offer.title, offer.id,
       repeat('Votre offre correspond à ce que je cherche. ', 6),
       (ARRAY['pending', 'reviewed', 'accepted', 'rejected'])[1 + n % 4]::enum_job_applications_status,
       now() - n * interval '15 minutes', now() - n * interval '15 minutes'
     FROM generate_series(1, $1::integer) n
     CROSS JOIN LATERAL (SELECT ($2::text[])[1 + n % $3] AS first, ($4::text[])[1 + n / 8 % $5] AS last) named
     JOIN (SELECT id, title, row_number() OVER (ORDER BY id) - 1 AS rank, count(*) OVER () AS offers
       FROM job_offers) offer ON offer.rank = n % offer.offers`,
    [count, FIRST_NAMES, FIRST_NAMES.length, LAST_NAMES, LAST_NAMES.length],
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
}

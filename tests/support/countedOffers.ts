import pg from 'pg'

type OfferCounts = { views?: number; forms?: number; steps?: Record<string, number> }

/** Records views of an offer today and the steps of its form, in the site under test. */
export async function recordOfferCounts(offer: { id: number; slug: string }, seen: OfferCounts) {
  await withDatabaseClient(async (client) => {
    const pages = [
      [`/nos-offres/${offer.slug}`, seen.views ?? 0],
      [`/postuler/${offer.slug}`, seen.forms ?? 0],
    ] as const
    for (const [path, views] of pages) {
      await client.query(
        `WITH page AS (
          INSERT INTO visit_texts (text) VALUES ($1)
          ON CONFLICT (text) DO UPDATE SET text = excluded.text RETURNING id
        ) INSERT INTO visit_days (day, path_id, organic, social, email, referral, direct, anonymous)
          SELECT ${TODAY_SQL}, id, 0, $2, 0, 0, 0, 0 FROM page`,
        [path, views],
      )
      await client.query(
        `INSERT INTO view_days AS kept (day, views, anonymous) VALUES (${TODAY_SQL}, $1, 0)
          ON CONFLICT (day) DO UPDATE SET views = kept.views + excluded.views`,
        [views],
      )
    }
    for (const [step, forms] of Object.entries(seen.steps ?? {})) {
      await client.query(
        `INSERT INTO form_step_days (day, offer_id, step, reason, forms)
          VALUES (${TODAY_SQL}, $1, $2, '', $3)`,
        [offer.id, step, forms],
      )
    }
  })
}

/** The number of reports of each kind by the form of an offer. */
export function readFormReportCounts(offer: { id: number }) {
  return withDatabaseClient(async (client) => {
    const { rows } = await client.query<{ told: string; forms: number }>(
      `SELECT concat_ws(' ', step, nullif(reason, '')) AS told, forms FROM form_step_days
        WHERE offer_id = $1 ORDER BY 1`,
      [offer.id],
    )
    return Object.fromEntries(rows.map(({ told, forms }) => [told, forms]))
  })
}

const TODAY_SQL = "(now() AT TIME ZONE 'Europe/Paris')::date"

async function withDatabaseClient<Result>(
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(process.env.DATABASE_UNDER_TEST)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

import type { Pool } from 'pg'

/** The stored counters, in the shape of `plainFigures`. */
export async function storedFigures(pool: Pool) {
  const { rows: views } = await pool.query(`
    SELECT day::text || ' ' || text || ' ' || source AS name, views FROM visit_days
      JOIN visit_texts ON id = path_id
      CROSS JOIN LATERAL (VALUES ('organic', organic), ('social', social), ('email', email),
        ('referral', referral), ('direct', direct), ('anonymous', anonymous)) split (source, views)
    WHERE views <> 0`)
  const { rows: visits } = await pool.query(`
    SELECT day::text || ' ' || device || ' ' || source || ' ' || figure AS name, count
    FROM session_days CROSS JOIN LATERAL (VALUES ('visits', sessions), ('bounces', bounces),
      ('ms', duration_ms)) split (figure, count)
    WHERE count <> 0`)
  const { rows: totals } = await pool.query(`
    SELECT (SELECT coalesce(sum(views), 0) FROM view_days)::int AS views,
      (SELECT coalesce(sum(anonymous), 0) FROM view_days)::int AS anonymous`)
  return {
    views: sortByName(views.map(({ name, views: count }) => [name, count])),
    visits: sortByName(visits.map(({ name, count }) => [name, Number(count)])),
    totals: totals[0],
    visitorsUntil: async (day: string, days: number) => {
      const { rows } = await pool.query(
        `SELECT coalesce(sum(visitors), 0)::int AS visitors FROM visitor_gaps
        WHERE day > $1::date - $2::int AND day <= $1 AND gap > day - ($1::date - $2::int + 1)`,
        [day, days],
      )
      return rows[0].visitors
    },
  }
}

const sortByName = (figures: [string, number][]) => figures.sort(([a], [b]) => (a < b ? -1 : 1))

import { afterAll, beforeAll, test } from 'vitest'
import { searchedWhere } from '@/src/queries/documents/searchedWhere'
import { fillWithDocuments } from '@/tests/bench/manyDocuments'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
beforeAll(async () => {
  site = await startTestPayload()
  for (let i = 0; i < 20; i++) await aJobOffer(site.payload)
}, 60000)
afterAll(() => site.stop())
test('x', async () => {
  const t0 = performance.now()
  await fillWithDocuments(site.databaseUrl, 100_000)
  console.log('filled', performance.now() - t0)
  const pool = site.payload.db.pool
  console.log(
    (
      await pool.query(
        "SELECT pg_size_pretty(pg_total_relation_size('application_words')) a, pg_size_pretty(pg_relation_size('application_words_words_idx')) i, pg_size_pretty(pg_total_relation_size('document_texts')) t",
      )
    ).rows,
  )
  for (const words of [
    'xylographe',
    'kafka',
    'java',
    'java lyon',
    'gestion',
    'java lyon kafka',
    '"chef de projet"',
    '"chef de projet" java',
    '"chef de projet" kafka',
    'mot1x',
    'introuvable',
  ]) {
    for (const status of [null, 'pending']) {
      const where = searchedWhere({
        and: [
          { documentWords: { like: words } },
          ...(status ? [{ status: { equals: status } }] : []),
        ],
      } as never) as never
      const times: number[] = []
      let total = 0
      for (let i = 0; i < 7; i++) {
        const t = performance.now()
        const r = await site.payload.db.find({
          collection: 'job-applications',
          where,
          sort: ['-createdAt'],
          limit: 25,
          pagination: true,
          page: 1,
          req: {} as never,
        })
        times.push(performance.now() - t)
        total = r.totalDocs
      }
      console.log(words, status, total, times.map((t) => t.toFixed(0)).join(' '))
    }
  }
  const q = (terms: unknown) =>
    `(SELECT application_id FROM application_words WHERE words @@ words_asked('${JSON.stringify(terms)}'::jsonb))`
  for (const terms of [
    [{ words: ['java'], isExact: false }],
    [{ words: ['chef', 'de', 'projet'], isExact: true }],
    [{ words: ['xylographe'], isExact: false }],
  ]) {
    for (const s of [
      `SELECT count(*) FROM job_applications WHERE id = ANY ${q(terms)}`,
      `SELECT * FROM job_applications WHERE id = ANY ${q(terms)} ORDER BY created_at DESC LIMIT 25`,
    ])
      console.log(
        (await pool.query('EXPLAIN (ANALYZE, BUFFERS) ' + s)).rows
          .map((r) => r['QUERY PLAN'])
          .join('\n'),
      )
  }
}, 900_000)

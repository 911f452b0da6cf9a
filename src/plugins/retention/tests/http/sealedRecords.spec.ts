import { queryDatabaseUnderTest } from '@/tests/support/databaseUnderTest'
import { expect, test } from '@/tests/support/httpTest'
import { createRareWord } from '@/tests/support/siteRecords'

test('A Super Administrator reads sealed records with a reason, which the audit trail stores', async ({
  director,
  staff,
  moderator,
  visitor,
}) => {
  const word = createRareWord()
  await queryDatabaseUnderTest(
    `INSERT INTO sealed_records (name, email, offer, status, reason, received_at, ended_at)
     VALUES ($1, $2, 'Architecte', 'rejected', 'rejected', now(), now())`,
    [`Inès ${word}`, `${word}@candidats.test`],
  )
  const reason = `Dossier ${createRareWord()}`
  const read = (client: typeof staff, data: object) =>
    client.post('/api/conservation/archives', { data })
  const found = await read(director, { search: word, reason })
  expect(await found.json()).toMatchObject({
    records: [{ name: `Inès ${word}`, offer: 'Architecte', status: 'rejected' }],
    hasMore: false,
  })
  expect(found.headers()['cache-control']).toContain('no-store')
  const entries = await queryDatabaseUnderTest(
    'SELECT details FROM audit_entries WHERE details LIKE $1',
    [`%${reason}`],
  )
  expect(entries).toEqual([{ details: expect.stringMatching(/^Archives n°\u00A0\d+ · Motif/) }])

  for (const data of [{ search: word }, { search: word, reason: 'Court' }, { search: 'Q', reason }])
    expect((await read(director, data)).status()).toBe(422)
  for (const client of [staff, moderator, visitor])
    expect((await read(client, { search: word, reason })).status()).toBe(403)
  for (const client of [director, staff, moderator])
    expect([403, 404]).toContain((await client.get('/api/sealed-records')).status())
})

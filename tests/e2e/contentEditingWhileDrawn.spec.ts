import { Client } from 'pg'
import { expect, test } from '../support/test'

let database: Client

test.beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_UNDER_TEST })
  await database.connect()
})
test.afterAll(() => database.end())

const PAGE = '/mentions-legales'

test('a page that is being drawn while staff save shows what they saved from then on', async ({
  request,
  staff,
}) => {
  const rename = async (title: string) => {
    const saved = await staff.post('/api/globals/legal-notice', { data: { title } })
    expect(saved.status()).toBe(200)
  }
  const { title: before } = await (await staff.get('/api/globals/legal-notice')).json()
  for (const round of [1, 2, 3]) {
    const [old, saved] = [`Mentions ${round} d’avant`, `Mentions ${round} d’après`]
    await rename(old)
    // The frame of the page waits for the offices, while the page itself has read its title.
    await touchOffice()
    await database.query('BEGIN; LOCK TABLE offices IN ACCESS EXCLUSIVE MODE')
    const drawn = request.get(PAGE).then((answer) => answer.text())
    await expect.poll(isSomebodyWaiting).toBe(true)
    await rename(saved)
    await database.query('COMMIT')
    expect(await drawn).toContain(old)
    expect(await (await request.get(PAGE)).text()).toContain(saved)
  }
  await rename(before)

  async function touchOffice() {
    const { docs } = await (await staff.get('/api/offices?limit=1')).json()
    const { id, street } = docs[0]
    expect((await staff.patch(`/api/offices/${id}`, { data: { street } })).status()).toBe(200)
  }
})

async function isSomebodyWaiting() {
  // Within a transaction PostgreSQL would go on saying what it said first.
  await database.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await database.query(
    "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
  )
  return rows[0].waiting > 0
}

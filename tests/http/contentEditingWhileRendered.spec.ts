import { Client } from 'pg'
import { expect, test } from '../support/httpTest'
import { changeContent, listContent, readGlobal, saveGlobal } from '../support/staffContent'

const LEGAL_NOTICE_PATH = '/mentions-legales'
const OVERLAP_COUNT = 3

test('a page that is being rendered while staff save shows the saved text to the next visitor', async ({
  visitor,
  staff,
}) => {
  const database = new Client({ connectionString: process.env.DATABASE_UNDER_TEST })
  await database.connect()
  const rename = (title: unknown) => saveGlobal(staff, 'legal-notice', { title })
  const { title: before } = await readGlobal(staff, 'legal-notice')
  try {
    // A round in which the page reads its title late proves nothing: it shows the saved one.
    for (let round = 1, overlaps = 0; overlaps < OVERLAP_COUNT; round++) {
      const [old, saved] = [`Mentions ${round} d’avant`, `Mentions ${round} d’après`]
      await rename(old)
      // The layout waits for the offices, while the page itself has already read its title.
      const [office] = await listContent(staff, 'offices')
      await changeContent(staff, 'offices', office?.id ?? 0, { street: office?.street })
      await database.query('BEGIN; LOCK TABLE offices IN ACCESS EXCLUSIVE MODE')
      const rendered = visitor.get(LEGAL_NOTICE_PATH).then((response) => response.text())
      await expect.poll(() => isQueryWaiting(database)).toBe(true)
      await rename(saved)
      await database.query('COMMIT')
      if ((await rendered).includes(old)) overlaps += 1
      expect(await (await visitor.get(LEGAL_NOTICE_PATH)).text()).toContain(saved)
    }
  } finally {
    await database.end()
    await rename(before)
  }
})

async function isQueryWaiting(database: Client) {
  const { rows } = await database.query(
    `SELECT count(*)::int AS waiting FROM pg_locks
      WHERE NOT granted AND relation = 'offices'::regclass`,
  )
  return rows[0].waiting > 0
}

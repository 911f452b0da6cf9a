/** @module-tag product */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('The migrations create the tables of the collections: npm run migrate:create finds nothing', async () => {
  const { db } = testPayload.payload
  const wanted = await db.requireDrizzleKit().generateDrizzleJson(db.schema)
  expect(withoutSnapshotIds(readLatestSnapshot())).toEqual(
    withoutSnapshotIds(JSON.parse(JSON.stringify(wanted))),
  )
})

function readLatestSnapshot() {
  const snapshots = readdirSync('migrations').filter((name) => name.endsWith('.json'))
  return JSON.parse(readFileSync(`migrations/${snapshots.sort().at(-1)}`, 'utf8'))
}

// Removes the random ids of a snapshot.
function withoutSnapshotIds({ id, prevId, ...snapshot }: Record<string, unknown>) {
  return snapshot
}

import { expect, test } from 'vitest'
import { assertDatabaseUsable } from '@/src/server/assertDatabaseUsable'

/** A connection to a PostgreSQL of this version without these extensions. */
function createFakeDatabase(version: string, missing: string[] = []) {
  const row = { version, major: Number.parseInt(version, 10), missing }
  return Object.assign(Object.create(null), { query: async () => ({ rows: [row] }) })
}

test('a PostgreSQL older than 16 is refused before the first migration', async () => {
  await expect(assertDatabaseUsable(createFakeDatabase('15.18'))).rejects.toThrow(
    'The database is PostgreSQL 15.18: PostgreSQL 16 or newer is required.',
  )
})

test('a PostgreSQL without the needed extensions is refused before the first migration', async () => {
  await expect(assertDatabaseUsable(createFakeDatabase('18.4', ['pg_trgm']))).rejects.toThrow(
    'PostgreSQL lacks: pg_trgm.',
  )
})

test('a supported PostgreSQL is accepted', async () => {
  await expect(assertDatabaseUsable(createFakeDatabase('16.0'))).resolves.toBeUndefined()
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
beforeAll(async () => {
  site = await startTestPayload()
})
afterAll(() => site.stop())

test('A PostgreSQL without the needed extensions is refused before the first migration', async () => {
  const { migrateUnderLock } = await import('@/src/server/migrateUnderLock')
  const migrate = vi.spyOn(site.payload.db, 'migrate').mockResolvedValue()
  await site.payload.db.pool.query('CREATE SCHEMA bare')
  await site.payload.db.pool.query(
    'CREATE VIEW bare.pg_available_extensions AS SELECT NULL::name AS name WHERE false',
  )
  const withoutExtensions = new URL(site.databaseUrl)
  withoutExtensions.searchParams.set('options', '-c search_path=bare,pg_catalog')
  try {
    await expect(migrateUnderLock(site.payload, withoutExtensions.href)).rejects.toThrow('pg_trgm')
    expect(migrate).not.toHaveBeenCalled()
    await migrateUnderLock(site.payload, site.databaseUrl)
    expect(migrate).toHaveBeenCalledOnce()
  } finally {
    await site.payload.db.pool.query('DROP SCHEMA bare CASCADE')
  }
})

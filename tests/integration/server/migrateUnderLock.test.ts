import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('A PostgreSQL without the needed extensions is refused before the first migration', async () => {
  const { migrateUnderLock } = await import('@/src/server/migrateUnderLock')
  const migrate = vi.spyOn(testPayload.payload.db, 'migrate').mockResolvedValue()
  await testPayload.payload.db.pool.query('CREATE SCHEMA bare')
  await testPayload.payload.db.pool.query(
    'CREATE VIEW bare.pg_available_extensions AS SELECT NULL::name AS name WHERE false',
  )
  const withoutExtensions = new URL(testPayload.databaseUrl)
  withoutExtensions.searchParams.set('options', '-c search_path=bare,pg_catalog')
  try {
    await expect(migrateUnderLock(testPayload.payload, withoutExtensions.href)).rejects.toThrow(
      'pg_trgm',
    )
    expect(migrate).not.toHaveBeenCalled()
    await migrateUnderLock(testPayload.payload, testPayload.databaseUrl)
    expect(migrate).toHaveBeenCalledOnce()
  } finally {
    await testPayload.payload.db.pool.query('DROP SCHEMA bare CASCADE')
  }
})

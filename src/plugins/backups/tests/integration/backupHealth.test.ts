import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backupHealth } from '@/src/plugins/backups/health/backupHealth'
import { checkBackup } from '@/src/plugins/backups/health/checks/backup'
import { backupCheckWords as words } from '@/src/plugins/backups/words/admin/backupCheck'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let checkBackupHealth: () => ReturnType<typeof checkBackup>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { env } = await import('@/src/env')
  const context = { env, seenHost: null, knownMigrations: null }
  checkBackupHealth = () => checkBackup(testPayload.payload, { ...context, now: new Date() })
})
afterAll(() => testPayload.stop())
beforeEach(() => runSql('DELETE FROM backup_runs; DELETE FROM backup_verifications'))

const runSql = (sql: string) => testPayload.payload.db.pool.query(sql)
const recordBackup = (daysAgo: number) =>
  runSql(`INSERT INTO backup_runs VALUES (now() - ${daysAgo} * interval '1 day')`)
const recordVerification = (daysAgo: number, isSound: boolean) =>
  runSql(
    `INSERT INTO backup_verifications VALUES (now() - ${daysAgo} * interval '1 day', ${isSound})`,
  )

test('A backup is good when a trial restore of it has succeeded', async () => {
  await recordBackup(0.1)
  expect(await checkBackupHealth()).toMatchObject({
    state: 'warning',
    says: expect.stringContaining(words.verification(null)),
  })
  await recordVerification(0.2, false)
  expect(await checkBackupHealth()).toMatchObject({ state: 'bad' })
  await recordVerification(0.1, true)
  expect(await checkBackupHealth()).toMatchObject({ state: 'good' })
})

test('A backup is judged by its age, and a site without one by the age of the site', async () => {
  const { id } = await aUser(testPayload.payload)
  expect(await checkBackupHealth()).toMatchObject({ state: 'unknown' })
  await runSql("UPDATE users SET created_at = now() - interval '3 days'")
  expect(await checkBackupHealth()).toMatchObject({ state: 'bad' })
  await recordVerification(0, true)
  for (const [daysAgo, state] of [
    [9, 'bad'],
    [2, 'warning'],
    [0.5, 'good'],
  ] as const) {
    await recordBackup(daysAgo)
    expect(await checkBackupHealth()).toMatchObject({ state })
  }
  await runSql(`DELETE FROM users WHERE id = ${id}`)
})

test('The metrics have the age of the last backup and the result of the last trial restore', async () => {
  const figure = async (name: string) =>
    (await backupHealth.figures?.(testPayload.payload))?.[name]?.value
  expect(await figure('backup_last_age_seconds')).toBeNull()
  await recordBackup(3)
  await recordBackup(1)
  expect(await figure('backup_last_age_seconds')).toBeCloseTo(86_400, -3)
  expect(await figure('backup_verified')).toBeNull()
  for (const [daysAgo, isSound] of [
    [2, true],
    [1, false],
  ] as const) {
    await recordVerification(daysAgo, isSound)
    expect(await figure('backup_verified')).toBe(isSound ? 1 : 0)
    expect(await figure('backup_verified_age_seconds')).toBeCloseTo(daysAgo * 86_400, -3)
  }
})

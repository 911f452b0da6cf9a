import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { followWebsiteSettings } from '@/src/server/web/followWebsiteSettings'
import { eventually } from '@/tests/support/eventually'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { writeHome } from '@/tests/support/writeHome'

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

const followerStops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of followerStops.splice(0)) await stop()
  vi.unstubAllGlobals()
})

/** The settings of a web server, which follows them until the end of the test. */
async function followUntilTestEnd(databaseUrl = testPayload.databaseUrl) {
  const { settings, stop } = await followWebsiteSettings(databaseUrl)
  followerStops.push(stop)
  return settings
}

const setMaintenanceMode = (maintenanceMode: boolean) =>
  payload.updateGlobal({
    slug: 'website-settings',
    data: { maintenanceMode },
    context: { disableRevalidate: true },
  })

const setDefaultLanguage = (defaultLanguage: SiteLanguage) =>
  payload.updateGlobal({
    slug: 'website-settings',
    data: { defaultLanguage },
    context: { disableRevalidate: true },
  })

async function endFollowerConnections() {
  const client = new pg.Client({ connectionString: testPayload.databaseUrl })
  await client.connect()
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'exemplia changes'`)
  await client.end()
}

test('A web server knows the maintenance mode at its start, each change, and changes that it missed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await setMaintenanceMode(true)
  const settings = await followUntilTestEnd()
  expect(settings.isInMaintenance).toBe(true)
  await setMaintenanceMode(false)
  await eventually(() => expect(settings.isInMaintenance).toBe(false))
  await setMaintenanceMode(true)
  await eventually(() => expect(settings.isInMaintenance).toBe(true))

  await endFollowerConnections()
  await eventually(() => expect(console.error).toHaveBeenCalled())
  expect(settings.isInMaintenance).toBe(true)
  await setMaintenanceMode(false)
  await eventually(() => expect(settings.isInMaintenance).toBe(false))
})

test('A web server knows which language is at the root', async () => {
  const settings = await followUntilTestEnd()
  expect(settings.defaultLanguage).toBe('fr')
  await writeHome(payload, 'fr', 'Nos chiffres')
  await writeHome(payload, 'en', 'Our figures')
  await setDefaultLanguage('en')
  await eventually(() => expect(settings.defaultLanguage).toBe('en'))
  await setDefaultLanguage('fr')
  await eventually(() => expect(settings.defaultLanguage).toBe('fr'))
})

test('Without a database the site opens as usual', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const settings = await followUntilTestEnd('postgres://nobody@127.0.0.1:1/nowhere')
  expect(settings.isInMaintenance).toBe(false)
})

test('A web server drops the cached pages of content saved on another one, and all of them after a gap', async () => {
  const drop = vi.fn()
  vi.stubGlobal('cachedAnswersDrop', drop)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await followUntilTestEnd()
  await payload.db.pool.query("SELECT pg_notify('content_changed', 'content:offices')")
  await eventually(() => expect(drop).toHaveBeenLastCalledWith(['content:offices']))
  await endFollowerConnections()
  await eventually(() => expect(drop).toHaveBeenLastCalledWith('all'))
})

import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { followSettings } from '@/src/server/web/followSettings'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { writeHome } from '@/tests/support/writeHome'

let started: TestPayload
let payload: Payload

beforeAll(async () => {
  started = await startTestPayload()
  payload = started.payload
})
afterAll(() => started.stop())

const switchMaintenance = (maintenanceMode: boolean) =>
  payload.updateGlobal({
    slug: 'website-settings',
    data: { maintenanceMode },
    context: { disableRevalidate: true },
  })

const chooseDefault = (defaultLanguage: SiteLanguage) =>
  payload.updateGlobal({
    slug: 'website-settings',
    data: { defaultLanguage },
    context: { disableRevalidate: true },
  })

async function endFollowers() {
  const client = new pg.Client({ connectionString: started.databaseUrl })
  await client.connect()
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'exemplia settings'`)
  await client.end()
}

test('a web server knows the mode at its start, each switch, and what it missed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await switchMaintenance(true)
  const settings = await followSettings(started.databaseUrl)
  expect(settings.isInMaintenance).toBe(true)
  await switchMaintenance(false)
  await vi.waitFor(() => expect(settings.isInMaintenance).toBe(false), 10_000)
  await switchMaintenance(true)
  await vi.waitFor(() => expect(settings.isInMaintenance).toBe(true), 10_000)

  await endFollowers()
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), 10_000)
  expect(settings.isInMaintenance).toBe(true)
  await switchMaintenance(false)
  await vi.waitFor(() => expect(settings.isInMaintenance).toBe(false), 10_000)
})

test('a web server knows which language stands at the root', async () => {
  const settings = await followSettings(started.databaseUrl)
  expect(settings.defaultLanguage).toBe('fr')
  await writeHome(payload, 'fr', 'Nos chiffres')
  await writeHome(payload, 'en', 'Our figures')
  await chooseDefault('en')
  await vi.waitFor(() => expect(settings.defaultLanguage).toBe('en'), 10_000)
  await chooseDefault('fr')
  await vi.waitFor(() => expect(settings.defaultLanguage).toBe('fr'), 10_000)
})

test('without a database the site opens as usual', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const settings = await followSettings('postgres://nobody@127.0.0.1:1/nowhere')
  expect(settings.isInMaintenance).toBe(false)
})

import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { followMaintenanceMode } from '@/src/server/web/maintenanceMode'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

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

async function endFollowers() {
  const client = new pg.Client({ connectionString: started.databaseUrl })
  await client.connect()
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'exemplia maintenance mode'`)
  await client.end()
}

test('a web server knows the mode at its start, each switch, and what it missed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await switchMaintenance(true)
  const mode = await followMaintenanceMode(started.databaseUrl)
  expect(mode.isOn).toBe(true)
  await switchMaintenance(false)
  await vi.waitFor(() => expect(mode.isOn).toBe(false), 10_000)
  await switchMaintenance(true)
  await vi.waitFor(() => expect(mode.isOn).toBe(true), 10_000)

  await endFollowers()
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), 10_000)
  expect(mode.isOn).toBe(true)
  await switchMaintenance(false)
  await vi.waitFor(() => expect(mode.isOn).toBe(false), 10_000)
})

test('without a database the site opens as usual', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const mode = await followMaintenanceMode('postgres://nobody@127.0.0.1:1/nowhere')
  expect(mode.isOn).toBe(false)
})

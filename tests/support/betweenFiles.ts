import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { reusePayload, sharePayload } from './sharedPayload'
import { startOwnPayload } from './testPayload'
import './forgetEarlierFile'

// The connection of the plugin `live-updates` from an earlier file is closed.
await Reflect.get(globalThis, 'recordChanges')?.close()
Reflect.deleteProperty(globalThis, 'recordChanges')

// The instance must exist before the test file is imported: both share its modules.
const { filepath } = globalThis.__vitest_worker__
if (readFileSync(filepath, 'utf8').includes('startTestPayload(')) {
  const shared = globalThis.sharedTestPayload
  if (!shared || !(await reusePayload(shared))) {
    await sharePayload(await startOwnPayload())
  }
  vi.unstubAllEnvs()
}

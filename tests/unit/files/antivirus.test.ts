import { expect, test } from 'vitest'
import { createAntivirus } from '@/src/files/antivirus'

test('an antivirus that no plugin can ask is an error: files would be accepted unscanned', () => {
  expect(createAntivirus(undefined, [])).toBeNull()
  expect(() => createAntivirus({ host: 'clamd', port: 3310 }, [])).toThrow('CLAMD_HOST')
})

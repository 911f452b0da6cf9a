import { expect, test } from 'vitest'
import { createAntivirus } from '@/src/files/antivirus'

test('An antivirus without a plugin for it is an error: files would be accepted unscanned', () => {
  expect(createAntivirus(undefined, [])).toBeNull()
  expect(() => createAntivirus({ host: 'clamd', port: 3310 }, [])).toThrow('CLAMD_HOST')
})

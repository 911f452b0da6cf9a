import { expect, test } from 'vitest'
import { antivirusAt } from '@/src/files/antivirus'

test('an antivirus that no plugin can ask is an error: files would be accepted unscanned', () => {
  expect(antivirusAt(undefined, [])).toBeNull()
  expect(() => antivirusAt({ host: 'clamd', port: 3310 }, [])).toThrow('CLAMD_HOST')
})

import { expect, test } from 'vitest'
import {
  antivirusCheckResult,
  initialFileCheckResult,
  secondsUntilAntivirusRetry,
} from '@/src/domain/files/fileCheck'

const now = new Date('2026-11-22T10:00:00Z')

test('A file is clean at once only without a virus scanner', () => {
  expect(initialFileCheckResult({ hasAntivirus: true, isInspected: true }, now)).toEqual({
    checkState: 'pending',
    checkedBy: 'own-checks',
  })
  expect(initialFileCheckResult({ hasAntivirus: false, isInspected: true }, now)).toMatchObject({
    checkState: 'clean',
    checkedBy: 'own-checks',
  })
})

test.each([true, false])(
  'A file that is not inspected yet waits without a result (antivirus: %s)',
  (hasAntivirus) => {
    expect(initialFileCheckResult({ hasAntivirus, isInspected: false }, now)).toEqual({
      checkState: 'pending',
    })
  },
)

test('A file with a finding is blocked', () => {
  expect(antivirusCheckResult({ finding: null }, now).checkState).toBe('clean')
  expect(antivirusCheckResult({ finding: 'Eicar' }, now)).toMatchObject({
    checkState: 'blocked',
    finding: 'Eicar',
  })
})

test('The delay before another scan grows to ten minutes at most', () => {
  const waits = Array.from({ length: 8 }, (_, attempts) => secondsUntilAntivirusRetry(attempts))
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 600, 600])
  expect(secondsUntilAntivirusRetry(1_000_000)).toBe(600)
})

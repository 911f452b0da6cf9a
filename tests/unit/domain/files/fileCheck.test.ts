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
  'a file that is not inspected yet waits, and nobody has judged it (antivirus: %s)',
  (hasAntivirus) => {
    expect(initialFileCheckResult({ hasAntivirus, isInspected: false }, now)).toEqual({
      checkState: 'pending',
    })
  },
)

test('a file in which something was found is blocked', () => {
  expect(antivirusCheckResult({ finding: null }, now).checkState).toBe('clean')
  expect(antivirusCheckResult({ finding: 'Eicar' }, now)).toMatchObject({
    checkState: 'blocked',
    finding: 'Eicar',
  })
})

test('the antivirus is asked again ever more seldom, and at least every ten minutes', () => {
  const waits = Array.from({ length: 8 }, (_, attempts) => secondsUntilAntivirusRetry(attempts))
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 600, 600])
  expect(secondsUntilAntivirusRetry(1_000_000)).toBe(600)
})

import { expect, test } from 'vitest'
import {
  labelByHealthCheck,
  pluginHealthChecks,
} from '@/src/plugins/system-page/health/labelByHealthCheck'

test('A check of a plugin has a name of its own, and follows the check that it names', () => {
  const names = [...labelByHealthCheck.keys()]
  expect(names.slice(0, 2)).toEqual(['database', 'pool'])
  for (const { light, label, after } of pluginHealthChecks) {
    expect(labelByHealthCheck.get(light)).toBe(label)
    expect(names.indexOf(light)).toBeGreaterThan(names.indexOf(after))
  }
})

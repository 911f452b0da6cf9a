import { expect, test } from 'vitest'
import { checkLabels, pluginChecks } from '@/src/plugins/system-page/health/checkLabels'

test('A check of a plugin has a name of its own, and follows the check that it names', () => {
  const names = [...checkLabels.keys()]
  expect(names.slice(0, 2)).toEqual(['database', 'pool'])
  for (const { light, label, after } of pluginChecks) {
    expect(checkLabels.get(light)).toBe(label)
    expect(names.indexOf(light)).toBeGreaterThan(names.indexOf(after))
  }
})

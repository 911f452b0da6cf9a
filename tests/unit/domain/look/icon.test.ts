import { icons } from 'lucide'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '@/src/domain/look/icon'

const toPascalCase = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())

test.each(ICON_NAMES)('The icon %s exists in the icon set', (name) => {
  expect(icons).toHaveProperty(toPascalCase(name))
})

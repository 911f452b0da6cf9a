import type { Config, GlobalConfig } from 'payload'
import { expect, test } from 'vitest'
import { extendConfig } from '@/src/configuration/extendConfig'

const aViewTab = (name: string) => ({ Component: `/${name}`, path: `/${name}` }) as const

const SETTINGS_GLOBAL: GlobalConfig = {
  slug: 'settings',
  fields: [],
  admin: { hideAPIURL: true, components: { views: { edit: { first: aViewTab('first') } } } },
}
const OTHER_GLOBAL: GlobalConfig = { slug: 'other', fields: [] }
const BASE_CONFIG: Config = {
  globals: [SETTINGS_GLOBAL, OTHER_GLOBAL],
  secret: '',
  db: {
    defaultIDType: 'number',
    init: () => {
      throw new Error('The test opens no database')
    },
  },
}

test('A tab of a plugin follows the tabs that a global has; other globals do not change', () => {
  const { globals } = extendConfig(BASE_CONFIG, {
    globalViews: { settings: { second: aViewTab('second') } },
  })
  const [extended, unchanged] = globals ?? []
  expect(Object.keys(extended?.admin?.components?.views?.edit ?? {})).toEqual(['first', 'second'])
  expect(extended?.admin?.hideAPIURL).toBe(true)
  expect(unchanged).toBe(OTHER_GLOBAL)
})

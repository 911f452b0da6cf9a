import type { Config, GlobalConfig } from 'payload'
import { expect, test } from 'vitest'
import { extendConfig } from '@/src/configuration/extendConfig'

const tab = (name: string) => ({ Component: `/${name}`, path: `/${name}` }) as const

const settings: GlobalConfig = {
  slug: 'settings',
  fields: [],
  admin: { hideAPIURL: true, components: { views: { edit: { first: tab('first') } } } },
}
const other: GlobalConfig = { slug: 'other', fields: [] }
const config: Config = {
  globals: [settings, other],
  secret: '',
  db: {
    defaultIDType: 'number',
    init: () => {
      throw new Error('The test opens no database')
    },
  },
}

test('A tab of a plugin follows the tabs that a global has; other globals do not change', () => {
  const { globals } = extendConfig(config, { globalViews: { settings: { second: tab('second') } } })
  const [extended, unchanged] = globals ?? []
  expect(Object.keys(extended?.admin?.components?.views?.edit ?? {})).toEqual(['first', 'second'])
  expect(extended?.admin?.hideAPIURL).toBe(true)
  expect(unchanged).toBe(other)
})

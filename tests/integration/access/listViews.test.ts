import config from '@payload-config'
import { expect, test } from 'vitest'

test('Every list that the admin shows has a view of ours, whose actions receive the selected ids', async () => {
  const { collections } = await config
  const shown = collections.filter(({ admin }) => admin.hidden !== true)
  const without = shown.filter(({ admin }) => !admin.components?.views?.list?.Component)
  expect(without.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))).toEqual([])
})

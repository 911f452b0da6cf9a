import { expect, test } from 'vitest'
import { coreApplicationEventLabels } from '@/src/content/admin/applicationHistory'
import { APPLICATION_EVENT_KINDS } from '@/src/plugins/applicationEventEnumOrder'
import { pluginApplicationEventLabels } from '@/src/plugins/applicationEventLabels'

test('The core or one plugin has a label for each event of an application', {
  tags: 'product',
}, () => {
  const labelled = [coreApplicationEventLabels, ...pluginApplicationEventLabels].flatMap(
    Object.keys,
  )
  expect(labelled.toSorted()).toEqual(APPLICATION_EVENT_KINDS.toSorted())
})

import { expect, test } from 'vitest'
import { queuedTasks } from '@/src/plugins/queuedTasks'
import { taskEnumOrder } from '@/src/plugins/taskEnumOrder'
import { pluginTaskLabels } from '@/src/plugins/taskLabels'

test('Each task says once what a restore does with its jobs', { tags: 'product' }, () => {
  expect(queuedTasks.map(({ slug }) => slug).toSorted()).toEqual(taskEnumOrder.toSorted())
})

test('Each label is of a task', () => {
  const labelled = pluginTaskLabels.flatMap((labels) => Object.keys(labels))
  expect(labelled.filter((slug) => !taskEnumOrder.includes(slug))).toEqual([])
})

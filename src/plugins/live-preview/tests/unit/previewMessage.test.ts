import { expect, test } from 'vitest'
import { parsePreviewMessage } from '@/src/plugins/live-preview/rules/previewMessage'

test.each([
  { preview: 'ready' },
  { preview: 'typed', typed: { title: 'Conseil' } },
  { preview: 'state', state: 'failed' },
  { preview: 'place', path: 'services.2.title' },
])('The message %j is parsed', (message) => {
  expect(parsePreviewMessage(message)).toEqual(message)
})

test.each([
  null,
  'ready',
  { type: 'payload-live-preview', ready: true },
  { preview: 'typed', typed: ['title'] },
  { preview: 'state', state: 'anything' },
  { preview: 'place', path: 7 },
])('The message %j is ignored', (said) => {
  expect(parsePreviewMessage(said)).toBeNull()
})

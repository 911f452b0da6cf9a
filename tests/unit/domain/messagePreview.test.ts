import { expect, test } from 'vitest'
import { MESSAGE_PREVIEW_LENGTH, previewMessage } from '@/src/domain/messagePreview'

test('a short message is shown whole, on one line', () => {
  expect(previewMessage('  Bonjour,\nun devis ? ')).toBe('Bonjour, un devis ?')
})

test('a message of exactly fifty characters gets no dots', () => {
  const message = 'é'.repeat(MESSAGE_PREVIEW_LENGTH)
  expect(previewMessage(message)).toBe(message)
})

test('a longer message is cut after fifty characters and ends in three dots', () => {
  expect(previewMessage('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`)
})

test('an emoji is never cut in two', () => {
  expect(previewMessage('👍'.repeat(60))).toBe(`${'👍'.repeat(50)}...`)
})

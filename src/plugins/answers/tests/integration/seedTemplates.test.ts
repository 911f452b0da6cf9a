import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findOpenPlaceholders,
  findUnknownPlaceholders,
  REPLY_TEMPLATE_KINDS,
} from '@/src/plugins/answers/rules/replyTemplate'
import { candidateReplySeed } from '@/src/plugins/answers/seed/candidateReplySeed'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

// A site of an earlier version, which never had templates.
beforeAll(async () => {
  testPayload = await startTestPayload()
  await candidateReplySeed.missingSettings?.(testPayload.payload)
})
afterAll(() => testPayload.stop())

test('A new firm has templates in both languages, with the same places to fill in', async () => {
  const find = async (locale: 'fr' | 'en') => {
    const { docs } = await testPayload.payload.find({
      collection: 'answer-templates',
      locale,
      fallbackLocale: false,
      sort: 'kind',
    })
    return docs
  }
  const [french, english] = [await find('fr'), await find('en')]
  expect(french.map(({ kind }) => kind).sort()).toEqual([...REPLY_TEMPLATE_KINDS].sort())
  for (const [place, { body, subject }] of french.entries()) {
    const other = english[place]
    expect(other?.subject).not.toBe(subject)
    expect(findOpenPlaceholders(other?.body ?? '')).toEqual(findOpenPlaceholders(body))
    expect(findUnknownPlaceholders(`${subject} ${body} ${other?.subject} ${other?.body}`)).toEqual(
      [],
    )
  }
})

test('Templates that a firm has deleted are not created again', async () => {
  await testPayload.payload.delete({ collection: 'answer-templates', where: {} })
  await candidateReplySeed.missingSettings?.(testPayload.payload)
  expect((await testPayload.payload.count({ collection: 'answer-templates' })).totalDocs).toBe(0)
})

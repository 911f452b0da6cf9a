import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User, ValuePage } from '@/payload-types'
import {
  findTranslationStatesById,
  findTranslationStatesOfDocument,
  findTranslationStatesOfGlobal,
} from '@/src/plugins/translations/queries/findTranslationStates'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let payload: Payload
let editor: User

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
  editor = await aUser(payload, { role: 'moderator' })
})
afterAll(() => testPayload.stop())

const translateToEnglish = ({ id, callToAction }: ValuePage, different: Partial<ValuePage> = {}) =>
  payload.update({
    collection: 'value-pages',
    id,
    locale: 'en',
    data: {
      title: 'Our teams',
      slug: 'our-teams',
      summary: 'A summary',
      intro: 'An introduction',
      callToAction: { ...callToAction, title: 'Join us', label: 'See our vacancies' },
      ...different,
    },
  })

describe('Staff see the translation state of each language', () => {
  const update = (page: ValuePage, data: Partial<ValuePage>) =>
    payload.update({ collection: 'value-pages', id: page.id, data })

  async function statesOf({ id }: ValuePage) {
    const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload)
    const states = await findTranslationStatesOfDocument(req, 'value-pages', id)
    expect((await findTranslationStatesById(payload, 'value-pages')).get(id)).toEqual(states)
    return states
  }

  test('in the list and beside the form: changed texts count, not saves', async () => {
    const page = await aValuePage(payload, { title: 'Écoute' })
    expect(await statesOf(page)).toEqual({ fr: 'complete', en: 'missing' })
    await translateToEnglish(page, { slug: 'listening' })
    expect(await statesOf(page)).toEqual({ fr: 'complete', en: 'complete' })
    await update(page, { icon: 'users' })
    expect(await statesOf(page)).toEqual({ fr: 'complete', en: 'complete' })
    await update(page, { intro: 'Autre chose' })
    expect(await statesOf(page)).toEqual({ fr: 'complete', en: 'outdated' })
    await translateToEnglish(page, { slug: 'listening', intro: 'Something else' })
    expect(await statesOf(page)).toEqual({ fr: 'complete', en: 'complete' })
  })

  test('of a global', async () => {
    const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload)
    expect(await findTranslationStatesOfGlobal(req, 'adn-hub')).toEqual({
      fr: 'missing',
      en: 'missing',
    })
  })
})

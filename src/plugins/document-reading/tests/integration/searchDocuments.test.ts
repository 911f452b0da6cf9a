import type { Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { User } from '@/payload-types'
import { readAllDocuments } from '@/src/plugins/document-reading/tests/support/documentReadings'
import { aCvWithLines, aPdfPageOf } from '@/tests/support/documentPages'
import { aCandidateFile, aJobApplication, aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let searchingUser: User & { collection: 'users' }
let moderator: RestClient
let administratorHeaders: Record<string, string>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const account = await aUser(testPayload.payload)
  searchingUser = { ...account, collection: 'users' }
  moderator = restClient(await signInForCookie(account.email))
  administratorHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
  const claire = await aCandidateFile(
    testPayload.payload,
    'claire.pdf',
    await aPdfPageOf([
      ['Développeuse Java/Spring à Lyon', 50, 700],
      ['Chef de', 50, 680],
      ['projet, C++ et .NET', 50, 666],
      ['Compétences', 350, 700],
      ['dévelop-', 350, 680],
      ['pement back-end', 350, 666],
    ]),
  )
  await aJobApplication(testPayload.payload, {
    candidateName: 'Claire',
    cv: claire.id,
    status: 'reviewed',
  })
  const paul = await aCandidateFile(
    testPayload.payload,
    'paul.pdf',
    await aCvWithLines('Développeur JavaScript <b>Lyon</b> depuis 2019', 'Projet : chef d’équipe'),
  )
  await aJobApplication(testPayload.payload, {
    candidateName: 'Paul',
    cv: paul.id,
    coverLetter: 'Je programme aussi en Java.',
  })
  await aJobApplication(testPayload.payload, { candidateName: 'Lyon Java Développeur' })
  await readAllDocuments(testPayload)
})
afterAll(() => testPayload.stop())

const whereWordsAre = (words: string): Where => ({ documentWords: { like: words } })

async function findApplicationNames(where: Where): Promise<string[]> {
  const { docs, totalDocs } = await testPayload.payload.find({
    collection: 'job-applications',
    where,
    sort: 'id',
    overrideAccess: false,
    user: searchingUser,
  })
  expect(totalDocs).toBe(docs.length)
  return docs.map(({ candidateName }) => candidateName ?? '')
}

test.each([
  ['développeur Java Lyon', ['Claire', 'Paul']],
  ['developpeuses JAVA', ['Claire', 'Paul']],
  ['javascript', ['Paul']],
  ['"chef de projet"', ['Claire']],
  ['« Chef de projet » lyon', ['Claire']],
  ['chef projet', ['Claire', 'Paul']],
  ['"développeur"', ['Paul']],
  ['développement', ['Claire']],
  ['cheffe', ['Claire', 'Paul']],
  ['backend', ['Claire']],
  ['back-end', ['Claire']],
  ['C++', ['Claire']],
  ['c#', []],
  ['.net', ['Claire']],
  ['l’équipe', ['Paul']],
  ['java introuvable', []],
  ['%', []],
  ["' OR 1=1 --", []],
  ['& | ! <-> :*', []],
])('« %s » finds %j', async (words, names) => {
  expect(await findApplicationNames(whereWordsAre(words))).toEqual(names)
})

test('Words are combined with the other filters of a list', async () => {
  const pending = { status: { equals: 'pending' } }
  expect(await findApplicationNames({ and: [whereWordsAre('java'), pending] })).toEqual(['Paul'])
  expect(await findApplicationNames({ ...whereWordsAre('java'), ...pending })).toEqual(['Paul'])
  expect(
    await findApplicationNames({
      and: [whereWordsAre('java'), { searchText: { like: 'CLAIRE' } }],
    }),
  ).toEqual(['Claire'])
  expect(
    await findApplicationNames({ and: [whereWordsAre('java'), whereWordsAre('javascript')] }),
  ).toEqual(['Paul'])
  expect(
    await findApplicationNames({
      or: [whereWordsAre('javascript'), { candidateName: { like: 'Java' } }],
    }),
  ).toEqual(['Paul', 'Lyon Java Développeur'])
})

const searchPath = (words: string) =>
  `/job-applications?depth=0&where[and][0][documentWords][like]=${encodeURIComponent(words)}`

describe('Through REST', () => {
  test('staff find applications in the order of arrival, and read no additional field', async () => {
    const { body } = await moderator.get(searchPath('java'))
    expect(body.docs).toMatchObject([{ candidateName: 'Paul' }, { candidateName: 'Claire' }])
    expect(JSON.stringify(body)).not.toContain('Spring')
    const { body: whole } = await moderator.get('/job-applications?depth=0')
    expect(whole.docs).toEqual(expect.arrayContaining([body.docs].flat()))
    expect(JSON.stringify(whole)).not.toContain('documentWords')
  })

  test('visitors find nothing, not even a number', async () => {
    const asked = vi.spyOn(testPayload.payload.db.drizzle, 'execute')
    for (const path of [searchPath('java'), searchPath('java').replace('?', '/count?')]) {
      expect((await restClient().get(path)).status).toBe(403)
    }
    expect(asked).not.toHaveBeenCalled()
    await moderator.get(searchPath('java'))
    expect(asked).toHaveBeenCalled()
    asked.mockRestore()
  })

  test.each([
    'where[documentWords][equals]=java',
    'where[documentWords][exists]=true',
    'where[documentWords][not_like]=java',
    'where[documentWords][like][]=java',
    'where[documentWords][like][a]=java',
    `where[documentWords][like]=${'a'.repeat(201)}`,
    'where[or][0][and][0][documentWords][in]=java',
  ])('the query %s is refused', async (query) => {
    expect((await moderator.get(`/job-applications?${query}`)).status).toBe(400)
  })

  test.each([
    '/application-notes?where[application.documentWords][like]=java',
    '/application-notes?where[application][documentWords][like]=java',
    '/application-events?where[application.documentWords][equals]=java',
  ])('the query %s neither finds anything nor fails', async (query) => {
    const { status, body } = await moderator.get(query)
    expect(status).toBeLessThan(500)
    expect(body.totalDocs ?? 0).toBe(0)
  })
})

test('Of thousands of applications the latest come first, filtered and counted', async () => {
  const { pool } = testPayload.payload.db
  await pool.query(`
    INSERT INTO job_applications (candidate_name, candidate_email, job_title, status, created_at)
    SELECT 'Foule ' || n, 'foule@candidats.test', 'Poste',
      (ARRAY['pending', 'rejected'])[1 + n % 2]::enum_job_applications_status,
      now() - n * interval '1 minute' FROM generate_series(1, 2500) n`)
  await pool.query(`
    UPDATE application_words SET words = words_found('{foule,immense}', '{1,2}')
    WHERE words IS NULL`)
  const first = async (where: Where) => {
    const { docs, totalDocs } = await testPayload.payload.find({
      collection: 'job-applications',
      where,
      limit: 2,
      overrideAccess: false,
      user: searchingUser,
    })
    return [totalDocs, ...docs.map(({ candidateName }) => candidateName)]
  }
  expect(await first(whereWordsAre('foules'))).toEqual([2500, 'Foule 1', 'Foule 2'])
  const rejected = { and: [whereWordsAre('"foule immense"'), { status: { equals: 'rejected' } }] }
  expect(await first(rejected)).toEqual([1250, 'Foule 1', 'Foule 3'])
  const [total] = await first({ or: [whereWordsAre('foule'), whereWordsAre('javascript')] })
  expect(total).toBe(2501)
  await pool.query("DELETE FROM job_applications WHERE candidate_email = 'foule@candidats.test'")
})

test('The export has the rows of the list, without the texts of their documents', async () => {
  const { GET } = await import('@/src/plugins/list-tools/routes/exports/route')
  const query = new URL(
    searchPath('java'),
    testPayload.payload.config.serverURL || 'https://x.test',
  ).search
  const answer = await GET(
    new Request(`https://exemplia.test/api/exports/job-applications${query}`, {
      headers: administratorHeaders,
    }),
    { params: Promise.resolve({ list: 'job-applications' }) },
  )
  const csv = await answer.text()
  expect(csv).toContain('Claire')
  expect(csv).toContain('Paul')
  expect(csv).not.toContain('Lyon Java')
  expect(csv).not.toContain('Spring')
})

test('A passage shows the words around a hit, as text', async () => {
  const { findPassages } = await import('@/src/plugins/document-reading/queries/findPassages')
  const { docs } = await testPayload.payload.find({ collection: 'job-applications', sort: 'id' })
  const ids = docs.map(({ id }) => id)
  const passages = await findPassages(testPayload.payload, {
    ids,
    words: 'développeurs "Lyon"',
    user: searchingUser,
  })
  expect(Object.keys(passages).map(Number)).toEqual(ids.slice(0, 2))
  const [claire = 0, paul = 0] = ids
  expect(passages[paul]?.map(({ text }) => text).join('')).toContain('<b>Lyon</b> depuis 2019')
  const marked = (id: number) => passages[id]?.filter(({ isHit }) => isHit).map(({ text }) => text)
  expect(marked(paul)).toEqual(['Développeur', 'Lyon'])
  expect(marked(claire)).toEqual(expect.arrayContaining(['Développeuse', 'Lyon']))
  expect(await findPassages(testPayload.payload, { ids, words: 'lyon', user: null })).toEqual({})
  expect(
    await findPassages(testPayload.payload, { ids, words: '"%"', user: searchingUser }),
  ).toEqual({})
})

test('Staff see the progress of reading until it is complete', async () => {
  const { readDocumentReadingProgress: countUnread } = await import(
    '@/src/plugins/document-reading/queries/readDocumentReadingProgress'
  )
  expect(await countUnread(testPayload.payload, searchingUser)).toBeNull()
  await aJobApplication(testPayload.payload, { coverLetter: 'Bonjour' })
  expect(await countUnread(testPayload.payload, searchingUser)).toEqual({ read: 3, total: 4 })
  expect(await countUnread(testPayload.payload, null)).toBeNull()
})

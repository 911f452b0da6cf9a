import { expect, test } from '@/tests/support/httpTest'
import {
  createRareWord,
  findApplicationsOf,
  openAccount,
  sendApplication,
} from '@/tests/support/siteRecords'
import { signInByApi } from '@/tests/support/staffAccounts'

test('A colleague who is asked for an opinion reads another one only after giving their own', async ({
  baseURL,
  director,
  staff,
}) => {
  const account = await openAccount(director, {
    role: 'moderator',
    name: `Élodie ${createRareWord()}`,
  })
  const asked = await signInByApi(baseURL ?? '', account)
  const me = (await (await asked.get('/api/users/me')).json()).user.id
  const { candidateName } = await sendApplication(staff)
  const [{ id: application } = { id: 0 }] = await findApplicationsOf(staff, candidateName)
  const post = (client: typeof staff, collection: string, data: object) =>
    client.post(`/api/${collection}`, { data: { application, ...data } })
  const sentence = `Peu de recul ${createRareWord()}.`
  await expect(
    await post(staff, 'application-opinions', { opinion: 'reserved', sentence }),
  ).toBeOK()
  await expect(
    await post(staff, 'application-notes', { text: 'Ton avis ?', mentions: [me] }),
  ).toBeOK()
  const read = async (path: string) => (await asked.get(path)).text()
  const page = `/admin/collections/job-applications/${application}`

  expect(await read('/admin')).toContain('Un collègue attend votre avis')
  const before = await read(page)
  expect(before).toContain('vous demande votre avis.')
  expect(before).not.toContain(sentence)
  const own = { opinion: 'favourable', sentence: 'Deux migrations menées.' }
  await expect(await post(asked, 'application-opinions', own)).toBeOK()
  const after = await read(page)
  expect(after).toContain(sentence)
  expect(after).not.toContain('vous demande votre avis.')
  expect(await read('/admin')).not.toContain('attend votre avis')
  await asked.dispose()
})

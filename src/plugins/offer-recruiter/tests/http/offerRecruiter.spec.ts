import { z } from 'zod'
import { expect, test } from '@/tests/support/httpTest'
import { readSentMailsTo } from '@/tests/support/sentMails'
import {
  createRareWord,
  openAccount,
  publishOffer,
  sendApplication,
} from '@/tests/support/siteRecords'

const UsersSchema = z.object({ docs: z.array(z.object({ id: z.number() })) })

for (const { language, sentence } of [
  { language: 'fr', sentence: 'Votre candidature est suivie par Awa Diop.' },
  { language: 'en', sentence: 'Your application is being handled by Awa Diop.' },
] as const) {
  test(`The recruiter of an offer is named in the acknowledgement and notified (${language})`, async ({
    director,
    staff,
    visitor,
  }) => {
    const email = `${createRareWord().toLowerCase()}@exemplia.test`
    await openAccount(director, { email, role: 'moderator', name: 'Awa Diop' })
    const params = { 'where[email][equals]': email }
    const found = UsersSchema.parse(await (await director.get('/api/users', { params })).json())
    const { slug } = await publishOffer(staff, { recruiter: found.docs[0]?.id })
    const offerPage = await visitor.get(`/nos-offres/${slug}`)
    expect(await offerPage.text()).not.toContain('Awa Diop')

    const candidateEmail = `${createRareWord().toLowerCase()}@candidats.test`
    const { candidateName } = await sendApplication(
      visitor,
      { candidateEmail, jobSlug: slug },
      language,
    )
    await expect.poll(async () => (await readSentMailsTo(candidateEmail)).length).toBe(1)
    const [acknowledgement] = await readSentMailsTo(candidateEmail)
    expect(acknowledgement?.text).toContain(sentence)
    for (const part of [acknowledgement?.text, acknowledgement?.html])
      expect(part).not.toContain(email)
    await expect
      .poll(async () => (await readSentMailsTo(email)).map(({ subject }) => subject))
      .toEqual([expect.stringContaining(candidateName)])
  })
}

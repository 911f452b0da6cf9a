import { candidateWords } from '@/src/plugins/candidate-page/words/candidateWords'
import { expectAccessibleAtEachWidth } from '@/tests/support/accessibility'
import { aPdf } from '@/tests/support/documents'
import { readSentMailsTo } from '@/tests/support/sentMails'
import { createRareWord, publishOffer, sendApplication } from '@/tests/support/siteRecords'
import { expect, test } from '@/tests/support/test'
import { findMailedLink } from '../support/findMailedLink'

for (const language of ['fr', 'en'] as const) {
  test(`A candidate corrects, replaces and withdraws applications with the keyboard (${language})`, async ({
    page,
    request,
    staff,
  }) => {
    const words = candidateWords[language]
    const { slug: jobSlug } = await publishOffer(staff)
    const candidateEmail = `${createRareWord().toLowerCase()}@candidats.test`
    await sendApplication(request, { candidateEmail, jobSlug }, language)
    await findMailedLink(candidateEmail)
    await sendApplication(request, { candidateEmail, jobSlug }, language)
    await page.goto(await findMailedLink(candidateEmail, 2))
    await expect(page.getByText(words.statuses.pending.words, { exact: true })).toBeVisible()
    await expectAccessibleAtEachWidth(page, 'the page of the link')

    await page.getByRole('button', { name: words.codeButton }).press('Enter')
    await expect(page.getByText(words.notices['code-sent'])).toBeVisible()
    await expect.poll(async () => (await readSentMailsTo(candidateEmail)).length).toBe(3)
    const mail = (await readSentMailsTo(candidateEmail)).at(-1)
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    await page.getByLabel(words.codeLabel).fill(code === '000000' ? '000001' : '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.notices['code-wrong'])).toBeVisible()
    await expectAccessibleAtEachWidth(page, 'a wrong code')
    await page.getByLabel(words.codeLabel).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.notices['session-opened'])).toBeVisible()

    for (const summary of [words.correct, words.replace(1), words.withdraw, words.erase])
      await page.locator('summary', { hasText: summary }).press('Enter')
    await expectAccessibleAtEachWidth(page, 'all actions unfolded')
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'CV Inès.pdf', mimeType: 'application/pdf', buffer: await aPdf() })
    await page.getByRole('button', { name: words.save }).press('Enter')
    await expect(page.getByText(words.notices.corrected)).toBeVisible()
    await expect(page.getByText('CV Inès.pdf')).toBeVisible()

    await page.locator('summary', { hasText: words.replace(1) }).press('Enter')
    await page.getByRole('button', { name: words.replace(1) }).press('Enter')
    await expect(page.getByText(words.notices['earlier-replaced'])).toBeVisible()
    await page.locator('summary', { hasText: words.withdraw }).press('Enter')
    await page.getByRole('button', { name: words.withdraw }).press('Enter')
    await expect(page.getByText(words.notices.withdrawn)).toBeVisible()
    await expectAccessibleAtEachWidth(page, 'a withdrawn application')
  })
}

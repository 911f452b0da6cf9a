import { expectAccessibleAtEachWidth } from '@/tests/support/accessibility'
import { readSentMailsTo } from '@/tests/support/sentMails'
import { createRareWord } from '@/tests/support/siteRecords'
import { expect, test } from '@/tests/support/test'

test('A visitor creates an alert for a search, corrects the address and confirms it', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const email = `${createRareWord().toLowerCase()}@candidats.test`
  const linkIn = async (step: string) => {
    await expect
      .poll(async () => (await readSentMailsTo(email)).some(({ text }) => text?.includes(step)))
      .toBe(true)
    const mail = (await readSentMailsTo(email)).at(-1)
    return new RegExp(`https?://\\S+${step}\\S+`).exec(mail?.text ?? '')?.[0] ?? ''
  }

  await page.goto('/nos-offres?lieu=nantes')
  await page.getByRole('link', { name: 'Prévenez-moi' }).click()
  await expect(heading).toHaveText('Être prévenu des nouvelles offres')
  await expect(page.getByRole('definition')).toHaveText('Nantes')
  await expectAccessibleAtEachWidth(page, 'the form')

  await page.getByLabel('Votre adresse e-mail').fill('camille@candidats')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Corriger votre alerte')
  await expect(page.getByLabel('Votre adresse e-mail')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleAtEachWidth(page, 'the refused form')
  await page.getByLabel('Votre adresse e-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Consultez votre boîte de réception')

  await page.goto(await linkIn('confirmer'))
  await expectAccessibleAtEachWidth(page, 'the page of the link')
  await page.getByRole('button', { name: 'Confirmer l’alerte' }).press('Enter')
  await expect(heading).toHaveText('Votre alerte est active')
  await expectAccessibleAtEachWidth(page, 'the confirmed alert')
})

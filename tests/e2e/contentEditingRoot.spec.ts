import { z } from 'zod'
import { settle } from '../support/settle'
import { rareWord } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/status of 400/] })

const Asked = z.looseObject({ question: z.string(), answer: z.string() })

test('the root always has a page, and only a language with a whole home page is put there', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const answerAt = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    return `${answer.status()} ${answer.headers().location ?? ''}`.trim()
  }
  const published = await readGlobal(staff, 'home-page')
  const faq = z.array(Asked).parse(published.faq)
  const saveFaq = (rows: object[]) =>
    saveGlobal(staff, 'home-page', { faq: rows, _status: 'published' })
  try {
    await saveGlobal(staff, 'website-settings', { defaultLanguage: 'en' })
    await expect.poll(() => answerAt('/fr')).toBe('200')
    await expect.poll(() => answerAt('/')).toBe('200')
    expect(await answerAt('/jobs')).toBe('200')

    await saveFaq([...faq, { question: `${rareWord()} ?`, answer: rareWord() }])
    await expect.poll(() => answerAt('/')).toBe('307 /fr')
    expect(await answerAt('/fr')).toBe('200')
    // Whoever asks while a page is drawn that was begun before the change is given that one, once.
    await expect.poll(() => answerAt('/jobs')).toBe('404')

    await saveGlobal(staff, 'website-settings', { defaultLanguage: 'fr' })
    await expect.poll(() => answerAt('/')).toBe('200')
    await page.goto('/admin/globals/website-settings')
    await page.getByRole('button', { name: 'Fonctionnement', exact: true }).click()
    await page.locator('#field-defaultLanguage').getByRole('combobox').fill('Anglais')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    const said = page.getByText(
      /^En anglais, la page d’accueil n’est pas entière.*«\sQuestions fréquentes\s»/,
    )
    await expect(said).toBeVisible()
    // What the form asked before is answered by now.
    await settle(page)
    await expect(said).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeEnabled()
    expect(await answerAt('/jobs')).toBe('307 /en/jobs')
  } finally {
    await saveFaq(faq)
    await saveGlobal(staff, 'website-settings', { defaultLanguage: 'fr' })
  }
  await expect.poll(() => answerAt('/en')).toBe('200')
})

import { aDocx, aPdf, playwrightUpload } from '../support/documents'
import { adminList } from '../support/screens/adminList'
import { receivedApplication } from '../support/screens/receivedApplication'
import { createRareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('The next candidate’s document is rendered in advance and not transferred again', async ({
  staffPage: page,
  staff,
}) => {
  const word = createRareWord()
  const pdf = async (name: string) =>
    playwrightUpload({ name, bytes: await aPdf(`Parcours ${word}`) })
  const sent = [
    {
      candidateName: `${word} Troisième`,
      cv: playwrightUpload({ name: 'trois.docx', bytes: aDocx() }),
    },
    { candidateName: `${word} Deuxième`, cv: await pdf('deux.pdf') },
    { candidateName: `${word} Première`, cv: await pdf('un.pdf') },
  ]
  for (const application of sent) await sendApplication(staff, application)
  const handed: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const [, what] = /candidate-files\/\d+\/(contenu|texte|lecture)$/.exec(pathname) ?? []
    if (what) handed.push(what + search)
  })

  const { file } = receivedApplication(page)
  await page.goto(`/admin/collections/job-applications?search=${word}`)
  await adminList(page).document(`${word} Première`).click()
  await expect(file('un.pdf').getByText(`Parcours ${word}`)).toBeAttached()
  const ahead = page.frameLocator('iframe[inert]')
  await expect(ahead.getByText(`Parcours ${word}`)).toBeAttached()
  await expect(ahead.locator('section canvas')).toHaveCount(1)
  await expect.poll(() => handed).toEqual(['contenu', 'contenu?avance'])

  await page.keyboard.press('ArrowRight')
  await expect(file('deux.pdf').locator('section canvas')).toBeVisible()
  await expect.poll(() => handed).toEqual(['contenu', 'contenu?avance', 'lecture', 'texte?avance'])

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Contenu de trois.docx' })).toBeVisible()
  // After the last application the navigation continues with the first, whose document is prepared.
  const ofThird = () => handed.slice(4).filter((what) => what !== 'contenu?avance')
  await expect.poll(ofThird).toEqual(['lecture'])
  await page.goBack()
  await expect(file('deux.pdf').locator('section canvas')).toBeVisible()
})

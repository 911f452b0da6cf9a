import { applicationPage } from '../support/applicationPage'
import { toldOf } from '../support/countedOffers'
import { acceptAll, PERSONS_BROWSER, watchTold } from '../support/countedVisits'
import { publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test.use({ hasRefusedCookies: false, userAgent: PERSONS_BROWSER })

const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Bonjour') }

test('a form tells how far it is filled in, of who accepts, and nothing of what is typed', async ({
  page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const name = `Inès ${rareWord()}`
  const told = watchTold(page)
  await page.goto(`/postuler/${offer.slug}`)
  const form = applicationPage(page)
  await form.name.fill(name)
  await expect(page.getByRole('button', { name: 'Accepter tout' })).toBeVisible()
  expect(told).toEqual([])
  await acceptAll(page)
  await expect.poll(() => toldOf(offer)).toEqual({ opened: 1 })
  await form.email.fill('ines@candidats.test')
  await form.phone.fill('06 12 34 56 78')
  await form.cv.setInputFiles(textFile)
  await expect
    .poll(() => toldOf(offer))
    .toEqual({ opened: 1, contact: 1, cv: 1, 'refused fileTypeRefused': 1 })
  // Once to be told that it goes without the file, once more to send it so.
  await form.send.click()
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  // The letter was passed on the way.
  await expect
    .poll(() => toldOf(offer))
    .toEqual({
      ...{ opened: 1, contact: 1, cv: 1, letter: 1, sending: 1, sent: 1 },
      'refused fileTypeRefused': 1,
    })
  const ofForms = told.filter((text) => text.includes('"form"'))
  expect(ofForms.length).toBeGreaterThan(3)
  for (const text of ofForms) {
    expect(text).not.toContain(name)
    expect(text).not.toMatch(/visitor|candidats|06 12|notes/)
  }
})

test.describe('an answer that turns the form away', () => {
  test.use({ expectedFaults: [/422/] })

  test('is told by the name of what was wrong', async ({ page, staff }) => {
    const offer = await publishOffer(staff)
    await page.goto(`/postuler/${offer.slug}`)
    await acceptAll(page)
    const form = applicationPage(page)
    await form.name.fill('Inès')
    await form.email.fill('ines@candidats.test')
    await form.cv.setInputFiles({
      ...{ name: 'cv.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from('pas un PDF'),
    })
    await form.send.click()
    await expect(page.getByText('Seuls les fichiers PDF et Word sont acceptés')).toBeVisible()
    await expect
      .poll(() => toldOf(offer))
      .toEqual({
        ...{ opened: 1, contact: 1, cv: 1, letter: 1, sending: 1 },
        'refused fileTypeRefused': 1,
      })
  })
})

test('who refuses is not told of, however far they come', async ({ page, staff }) => {
  const offer = await publishOffer(staff)
  const told = watchTold(page)
  await page.goto(`/postuler/${offer.slug}`)
  await page.getByRole('button', { name: 'Refuser', exact: true }).click()
  const form = applicationPage(page)
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  expect(told).toEqual([])
  expect(await toldOf(offer)).toEqual({})
})

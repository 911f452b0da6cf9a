import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CreateMenuItem } from '@/components/admin/document/CreateMenuItem'
import { DeleteMenuItem } from '@/components/admin/document/DeleteMenuItem'
import { showPublishedToast } from '@/components/admin/notice/showSuccess'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { router } from '../support/router'
import { anOfferRow } from '../support/staffLists'
import { storeRecords } from '../support/storeRecords'

test('The menu of an offer deletes it after the question of the list, and goes back there', async () => {
  const [offer] = storeRecords('job-offers', [anOfferRow()])
  await renderInAdmin(
    inDocument(<DeleteMenuItem collection="job-offers" />, {
      collection: 'job-offers',
      id: 3,
      fields: { title: 'Architecte Sécurité' },
    }),
  )
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const text of ['supprimer cette offre ?', 'Architecte Sécurité']) {
    await expect.element(dialog).toHaveTextContent(text)
  }
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/collections/job-offers']])
  expect(offer?.deletedAt).toBeTypeOf('string')
})

test('The menu of an offer leads to a new one', async () => {
  await renderInAdmin(<CreateMenuItem />)
  await expect
    .element(page.getByRole('link', { name: 'Nouvelle offre' }))
    .toHaveAttribute('href', '/admin/collections/job-offers/create')
})

test('What was published is announced with a link to the site', async () => {
  await renderInAdmin(
    <button
      onClick={() => showPublishedToast('Offre modifiée', '/nos-offres/pilote')}
      type="button"
    >
      Publier
    </button>,
  )
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect.element(page.getByText('Offre modifiée')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Voir sur le site' }))
    .toHaveAttribute('href', '/nos-offres/pilote')
})

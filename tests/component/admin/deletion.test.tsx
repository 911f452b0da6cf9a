import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DeleteAction } from '@/components/admin/list/DeleteAction'
import { expectNoAxeViolation } from '../support/axe'
import { network } from '../support/network'
import { renderInAdmin } from '../support/renderInAdmin'
import { aMessageRow, anApplicationRow, anOfferRow } from '../support/staffLists'
import { storeRecords } from '../support/storeRecords'

const LIST_CASES = [
  {
    collection: 'job-offers',
    stored: anOfferRow(),
    question: 'Êtes-vous sûr de vouloir supprimer cette offre ?',
    meaning: 'reste dans la corbeille',
    confirm: 'Mettre à la corbeille',
    done: 'Offre supprimée avec succès',
  },
  {
    collection: 'job-applications',
    stored: anApplicationRow(),
    question: 'Êtes-vous sûr de vouloir supprimer cette candidature ?',
    meaning: 'son CV et sa lettre sont effacés définitivement',
    confirm: 'Supprimer définitivement',
    done: 'Candidature supprimée avec succès',
  },
  {
    collection: 'contact-messages',
    stored: aMessageRow(),
    question: 'Êtes-vous sûr de vouloir supprimer ce message ?',
    meaning: 'Il reste dans la corbeille',
    confirm: 'Mettre à la corbeille',
    done: 'Message supprimé avec succès',
  },
] as const

const dialog = page.getByRole('dialog')
const deleteButton = page.getByRole('button', { name: 'Supprimer : Alix' })

const renderDeleteAction = ({ collection, stored }: (typeof LIST_CASES)[number]) =>
  renderInAdmin(<DeleteAction collection={collection} id={stored.id} subject="Alix" />)

test.each(LIST_CASES)('A document of $collection is deleted after a question', async (list) => {
  const stored = storeRecords(list.collection, [{ ...list.stored }])
  await renderDeleteAction(list)
  await deleteButton.click()
  for (const text of [list.question, list.meaning, 'Alix']) {
    await expect.element(dialog).toHaveTextContent(text)
  }
  await expectNoAxeViolation()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(stored).toEqual([list.stored])

  await deleteButton.click()
  await dialog.getByRole('button', { name: list.confirm }).click()
  await expect.element(page.getByText(list.done)).toBeVisible()
  expect(stored.filter(({ deletedAt }) => !deletedAt)).toEqual([])
})

test('The keyboard stays in the question, and Escape gives the focus back', async () => {
  await renderDeleteAction(LIST_CASES[0])
  deleteButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.tab()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  // The page behind the dialog is inert.
  deleteButton.element().focus()
  expect(document.activeElement).not.toBe(deleteButton.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(deleteButton).toHaveFocus()
})

test('A refused deletion is announced', async () => {
  network.use(http.patch('*/api/job-offers', () => HttpResponse.json({}, { status: 403 })))
  await renderDeleteAction(LIST_CASES[0])
  await deleteButton.click()
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect.element(page.getByText('Erreur lors de la suppression')).toBeVisible()
})

test('A Moderator is not offered a deletion', async () => {
  await renderInAdmin(<DeleteAction collection="job-applications" id={7} subject="Alix" />, {
    permissions: { canAccessAdmin: true, collections: {}, globals: {} },
  })
  expect(deleteButton.elements()).toEqual([])
})

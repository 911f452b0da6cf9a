import type { SanitizedPermissions } from 'payload'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MentionNoteForm } from '@/src/plugins/opinions/admin/MentionNoteForm'
import type { ShownNote } from '@/src/plugins/opinions/admin/NoteItem'
import { NoteList } from '@/src/plugins/opinions/admin/NoteList'
import { hold } from '@/tests/component/support/hold'
import { ADMINISTRATOR, renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'

const aNote = (different: Partial<ShownNote> = {}): ShownNote => ({
  id: 3,
  text: 'À rappeler',
  author: ADMINISTRATOR.id,
  authorName: 'Andrée Ponge',
  writtenAt: '3 mars 2026 à 10:00',
  ...different,
})

const renderNotes = (notes: ShownNote[] = [], options: Parameters<typeof renderInAdmin>[1] = {}) =>
  renderInAdmin(
    <>
      <MentionNoteForm application={7} colleagues={[]} />
      <NoteList notes={notes} />
    </>,
    options,
  )

const noteField = page.getByRole('textbox', { name: 'Nouvelle note' })
const addNoteButton = page.getByRole('button', { name: 'Ajouter la note' })

test('What a colleague types while a note is saved stays in the field', async () => {
  const { held, release } = hold<Response>()
  const saved = respond('post', '/api/application-notes', held)
  await renderNotes()
  await expect
    .element(noteField)
    .toHaveAccessibleDescription('Visible par l’équipe seulement, jamais par le candidat.')
  await expect.element(addNoteButton).toBeDisabled()
  await noteField.fill('À rappeler.')
  await addNoteButton.click()
  await expect.element(page.getByRole('button', { name: 'Ajout…' })).toBeDisabled()
  await noteField.click()
  await userEvent.keyboard('{End} Lundi ?')
  release(json({}))
  await expect.element(page.getByText('Note ajoutée')).toBeVisible()
  await expect.element(noteField).toHaveValue('Lundi ?')
  expect(saved).toEqual([{ application: 7, text: 'À rappeler.', mentions: [] }])
})

test('A saved note empties its field, which has the focus again', async () => {
  respond('post', '/api/application-notes')
  await renderNotes()
  await noteField.fill('À rappeler.')
  await addNoteButton.click()
  await expect.element(noteField).toHaveValue('')
  await expect.element(noteField).toHaveFocus()
})

test.each([
  ['offline', offline(), 'Le serveur n’a pas répondu'],
  ['500', json({}, 500), 'La note n’a pas été enregistrée. Votre texte est conservé'],
])('A note that is not saved (%s) keeps its text', async (_, response, problem) => {
  respond('post', '/api/application-notes', response)
  await renderNotes()
  await noteField.fill('À rappeler.')
  await addNoteButton.click()
  await expect.element(page.getByText(problem)).toBeVisible()
  await expect.element(noteField).toHaveValue('À rappeler.')
})

test('A begun note is there again when its application is opened again', async () => {
  const { unmount } = await renderNotes()
  await noteField.fill('4 ans de Java ?')
  await unmount()
  await renderNotes()
  await expect.element(noteField).toHaveValue('4 ans de Java ?')
})

test('A note is shown as typed, and its author deletes it once they confirm', async () => {
  const deleted = respond('delete', '/api/application-notes/3', json({}, 500), json({}))
  await renderNotes([aNote({ text: '<b>Demander</b> à Élodie' })])
  const note = page.getByRole('listitem')
  await expect.element(note).toHaveTextContent('<b>Demander</b> à Élodie')
  await expect.element(note).toHaveTextContent('Andrée Ponge · 3 mars 2026 à 10:00')
  const ask = note.getByRole('button', { name: 'Supprimer la note de Andrée Ponge' })
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Supprimer' })
  await ask.click()
  await expect.element(page.getByText('Cette note disparaît pour toute l’équipe.')).toBeVisible()
  expect(deleted).toEqual([])
  await confirm.click()
  await expect.element(page.getByText('La note n’a pas été supprimée. Réessayez.')).toBeVisible()
  await ask.click()
  await confirm.click()
  await expect.element(page.getByText('Note supprimée')).toBeVisible()
})

test('A moderator cannot delete a colleague’s note', async () => {
  const permissions: SanitizedPermissions = { canAccessAdmin: true, collections: {} }
  const notes = [aNote(), aNote({ id: 4, author: 4, authorName: 'Élodie Roy' })]
  await renderNotes(notes, { permissions, user: { role: 'moderator' } })
  const deleteOf = (name: string) =>
    page.getByRole('button', { name: `Supprimer la note de ${name}` })
  await expect.element(deleteOf('Andrée Ponge')).toBeVisible()
  await expect.element(deleteOf('Élodie Roy')).not.toBeInTheDocument()
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MentionNoteForm } from '@/src/plugins/opinions/admin/MentionNoteForm'
import { NoteItem } from '@/src/plugins/opinions/admin/NoteItem'
import { NoteTextWithMentions } from '@/src/plugins/opinions/admin/NoteTextWithMentions'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { ADMINISTRATOR, renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'

const ELODIE_COLLEAGUE = { id: 4, name: 'Élodie Roy' }
const COLLEAGUES = [
  { id: ADMINISTRATOR.id, name: 'Andrée Ponge' },
  ELODIE_COLLEAGUE,
  { id: 5, name: 'Noé Roy' },
]

const renderNoteForm = (options: Parameters<typeof renderInAdmin>[1] = {}) =>
  renderInAdmin(<MentionNoteForm application={7} colleagues={COLLEAGUES} />, options)

const noteInput = page.getByRole('textbox', { name: 'Nouvelle note' })
const addNoteButton = page.getByRole('button', { name: 'Ajouter la note' })
const colleagueListbox = page.getByRole('listbox', { name: 'Collègues' })

test('A colleague is mentioned with the keyboard, without accents and by the last name', async () => {
  const saved = respond('post', '/api/application-notes')
  await renderNoteForm()
  await noteInput.click()
  await userEvent.keyboard('@roy')
  await expect.element(colleagueListbox.getByRole('option')).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(colleagueListbox).not.toBeInTheDocument()
  await noteInput.fill('')
  await userEvent.keyboard('@elo')
  const elodie = colleagueListbox.getByRole('option', { name: 'Élodie Roy' })
  await expect.element(elodie).toHaveAttribute('aria-selected', 'true')
  await expectNoAxeViolation()
  await userEvent.keyboard('{Enter}')
  await expect.element(noteInput).toHaveValue('@Élodie Roy ')
  await userEvent.keyboard('qu’en penses-tu ?')
  await addNoteButton.click()
  await expect.element(page.getByText('Note ajoutée, avis demandé')).toBeVisible()
  const text = '@Élodie Roy qu’en penses-tu ?'
  expect(saved).toEqual([{ application: 7, text, mentions: [ELODIE_COLLEAGUE.id] }])
})

test('On a phone a colleague is mentioned by a button and a tap', async () => {
  await renderNoteForm({ width: 390 })
  await page.getByRole('button', { name: 'Mentionner un collègue' }).click()
  await expect.element(noteInput).toHaveFocus()
  await userEvent.keyboard('roy')
  expectNoSidewaysScroll()
  await colleagueListbox.getByRole('option', { name: 'Élodie Roy' }).click()
  await expect.element(noteInput).toHaveValue('@Élodie Roy ')
  await expect.element(noteInput).toHaveFocus()
})

test('A note without a mention asks no colleague', async () => {
  const saved = respond('post', '/api/application-notes')
  await renderNoteForm()
  await noteInput.fill('À rappeler.')
  await addNoteButton.click()
  await expect.element(page.getByText('Note ajoutée', { exact: true })).toBeVisible()
  expect(saved).toEqual([{ application: 7, text: 'À rappeler.', mentions: [] }])
})

test('A note that asks too many colleagues in an hour keeps its text', async () => {
  respond(
    'post',
    '/api/application-notes',
    json({}, { status: 429, headers: { 'Retry-After': '61' } }),
  )
  await renderNoteForm()
  await noteInput.fill('À rappeler.')
  await addNoteButton.click()
  await expect.element(page.getByText('réessayez dans 2 minutes')).toBeVisible()
  await expect.element(noteInput).toHaveValue('À rappeler.')
})

test('A note shows its text as typed, with its mention in bold', async () => {
  const text = (
    <NoteTextWithMentions colleagues={[ELODIE_COLLEAGUE]} text="<b>Demander</b> à @Élodie Roy" />
  )
  const by = { author: 9, authorName: 'Andrée Ponge', writtenAt: '3 mars 2026 à 10:00' }
  await renderInAdmin(<NoteItem note={{ ...by, id: 3, text }} />)
  const note = page.getByRole('listitem')
  await expect.element(note).toHaveTextContent('<b>Demander</b> à @Élodie Roy')
  const mention = note.getByText('@Élodie Roy', { exact: true })
  await expect.element(mention).toHaveStyle({ fontWeight: '600' })
})

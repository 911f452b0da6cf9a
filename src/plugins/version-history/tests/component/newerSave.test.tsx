import { PublishButton, SaveDraftButton, TextField, toast } from '@payloadcms/ui'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RefusedFields } from '@/components/admin/document/RefusedFields'
import { SettingsSaveButton } from '@/components/admin/document/SettingsSaveButton'
import { SaveConflictHandler } from '@/src/plugins/version-history/admin/SaveConflictHandler'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { hold } from '@/tests/component/support/hold'
import { inDocument, stateOf } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusal, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const SENTENCE = 'Andrée Ponge a enregistré une version plus récente à 14 h 02.'
const newer = (status?: 'published') =>
  refusal(409, 'Refusé', {
    updatedAt: JSON.stringify({ sentence: SENTENCE, query: 'locale=fr', status }),
  })

const stored = {
  mainTitle: 'Titre',
  subTitle: 'Sous-titre',
  highlightText: 'Accent',
  ctaText: 'Bouton',
  updatedAt: '2026-11-27T13:00:00.000Z',
}
const theirs = {
  ...stored,
  subTitle: 'Le sous-titre de la seconde',
  mainTitle: 'Le titre de la seconde',
  highlightText: 'Mis en avant par la seconde',
  updatedAt: '2026-11-27T13:02:00.000Z',
}

const names = ['mainTitle', 'subTitle', 'highlightText', 'ctaText'] as const
const form = (
  <>
    <SaveConflictHandler />
    {names.map((name) => (
      <TextField field={{ name, label: name, type: 'text' }} key={name} path={name} />
    ))}
    <SettingsSaveButton words="general" />
    <button type="button">
      <span data-locale="en">English</span>
    </button>
  </>
)
const field = (name: (typeof names)[number]) => page.getByRole('textbox', { name })
const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
const dialog = page.getByRole('dialog', { name: SENTENCE })
const choose = dialog.getByRole('button', { name: 'Enregistrer ces choix' })

async function renderForm(width?: number) {
  const serverFunction = vi.fn(async ({ args }: { args: Record<string, unknown> }) => ({
    state: stateOf({ ...Object(args.data) }),
  }))
  await renderInAdmin(inDocument(form, { global: 'hero-settings', fields: stored }), {
    serverFunction,
    width,
  })
}

testAt([390, 1440])(
  'Of two persons who change the same text, the second chooses and loses nothing (%i px)',
  async (width) => {
    respond('get', '/api/globals/hero-settings', json(theirs))
    const merged = { ...theirs, mainTitle: 'Mon titre', ctaText: 'Mon bouton' }
    const sent = respond('post', '/api/globals/hero-settings', newer(), json({ result: merged }))
    await renderForm(width)
    await field('subTitle').fill('Mon sous-titre')
    await field('mainTitle').fill('Mon titre')
    await field('ctaText').fill('Mon bouton')
    await save.click()

    const subTitle = dialog.getByRole('group', { name: 'Sous-titre' })
    await expect.element(subTitle).toHaveTextContent('Mon sous-titre')
    await expect.element(subTitle).toHaveTextContent('Le sous-titre de la seconde')
    // Only one of the users has changed each of the other two fields.
    expect(dialog.getByRole('group').all()).toHaveLength(2)
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    await subTitle.getByRole('radio', { name: 'Le texte enregistré' }).click()
    await choose.click()

    await expect.element(page.getByText('Enregistré, avec ce qui avait changé')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(field('highlightText')).toHaveValue('Mis en avant par la seconde')
    expect(sent.at(-1)).toMatchObject({
      subTitle: 'Le sous-titre de la seconde',
      mainTitle: 'Mon titre',
      ctaText: 'Mon bouton',
      highlightText: 'Mis en avant par la seconde',
      updatedAt: theirs.updatedAt,
    })
  },
)

test('Changes of different fields are joined without a question and leave one toast', async () => {
  const read = hold<Response>()
  respond('get', '/api/globals/hero-settings', read.held)
  const merged = { ...theirs, ctaText: 'Mon bouton' }
  const sent = respond(
    'post',
    '/api/globals/hero-settings',
    newer('published'),
    json({ result: merged }),
  )
  await renderForm()
  await field('ctaText').fill('Mon bouton')
  await save.click()
  // The refused save shows its toast before the newer version is read.
  await expect.element(page.getByText('Erreur lors de la sauvegarde.')).toBeVisible()
  read.release(json(theirs))
  await expect.element(page.getByText('Enregistré, avec ce qui avait changé')).toBeVisible()
  await expect.poll(() => toast.getToasts()).toHaveLength(1)
  await expect.element(field('mainTitle')).toHaveValue('Le titre de la seconde')
  await expect.element(dialog).not.toBeInTheDocument()
  // The save was a publication, and the second save is one too.
  expect(sent.at(-1)).toMatchObject({ ...merged, _status: 'published' })
})

test('Going back to the form leaves the typed text, and the next save asks again', async () => {
  respond('get', '/api/globals/hero-settings', json(theirs))
  const failed = new HttpResponse(null, { status: 500 })
  const sent = respond('post', '/api/globals/hero-settings', newer(), newer(), failed)
  await renderForm()
  await field('mainTitle').fill('Mon titre')
  await save.click()
  await dialog.getByRole('button', { name: 'Revenir au formulaire' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('mainTitle')).toHaveValue('Mon titre')
  await save.click()
  await expect.element(dialog.getByRole('radio', { name: 'Votre texte' })).toBeChecked()
  await choose.click()
  await expect
    .element(page.getByText('L’enregistrement a échoué ; vos textes sont dans le formulaire.'))
    .toBeVisible()
  await expect.element(field('mainTitle')).toHaveValue('Mon titre')
  await expect.element(field('highlightText')).toHaveValue('Mis en avant par la seconde')
  expect(sent).toHaveLength(3)
})

test('A newer version that cannot be read leaves the typed text in the form', async () => {
  respond('get', '/api/globals/hero-settings', HttpResponse.error())
  respond('post', '/api/globals/hero-settings', newer())
  await renderForm()
  await field('mainTitle').fill('Mon titre')
  await save.click()
  await expect.element(page.getByText('La version plus récente n’a pas pu être lue')).toBeVisible()
  await expect.element(field('mainTitle')).toHaveValue('Mon titre')
})

test('A publication that the server refuses can be repeated, or saved as a draft', async () => {
  const buttons = (
    <>
      <RefusedFields />
      <TextField field={{ name: 'title', label: 'Titre', type: 'text' }} path="title" />
      <SaveDraftButton />
      <PublishButton />
    </>
  )
  const sent = respond(
    'patch',
    '/api/expertise-pages/7',
    refusal(400, 'Refusé', { title: 'Trop long.' }),
  )
  const stored = { collection: 'expertise-pages', id: 7, fields: { title: 'Titre' } } as const
  await renderInAdmin(inDocument(buttons, stored))
  const publish = page.getByRole('button', { name: 'Publier' })
  await expect.element(publish).toBeDisabled()
  await page.getByLabelText('Titre').fill('Un titre trop long')
  await publish.click()
  await expect.poll(() => sent).toHaveLength(1)
  await expect.element(publish).toBeEnabled()
  await page.getByRole('button', { name: 'brouillon' }).click()
  await expect.poll(() => sent).toHaveLength(2)
})

test('A form with changes asks before another language or the way back', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const chosen = vi.fn()
  document.addEventListener('click', chosen)
  // The browser lets only a top-level page cancel back navigation, not one inside a frame.
  const goBack = () => {
    const event = new Event('navigate', { cancelable: true })
    const destination = { url: new URL('/admin/collections/job-offers', location.href).href }
    window.navigation.dispatchEvent(
      Object.assign(event, { navigationType: 'traverse', destination }),
    )
    return event.defaultPrevented
  }
  await renderForm()
  const english = page.getByRole('button', { name: 'English' })
  await english.click()
  expect(goBack()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
  expect(chosen).toHaveBeenCalledOnce()

  await field('mainTitle').fill('Mon titre')
  expect(goBack()).toBe(true)
  chosen.mockClear()
  await english.click()
  expect(chosen).not.toHaveBeenCalled()
  ask.mockReturnValue(true)
  await english.click()
  expect(chosen).toHaveBeenCalledOnce()
  expect(goBack()).toBe(false)
  expect(new Set(ask.mock.calls.map(([sentence]) => sentence))).toEqual(
    new Set(['Quitter sans enregistrer\u00A0? Ce que vous avez changé ici sera perdu.']),
  )
  document.removeEventListener('click', chosen)
})

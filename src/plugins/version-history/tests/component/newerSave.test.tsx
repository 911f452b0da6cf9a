import { PublishButton, SaveDraftButton, TextField, toast } from '@payloadcms/ui'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RefusedFields } from '@/components/admin/document/RefusedFields'
import { SettingsSaveButton } from '@/components/admin/document/SettingsSaveButton'
import { SaveConflictHandler } from '@/src/plugins/version-history/admin/SaveConflictHandler'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { hold } from '@/tests/component/support/hold'
import { formStateOf, inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusalResponse, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const CONFLICT_SENTENCE = 'Andrée Ponge a enregistré une version plus récente à 14 h 02.'
const conflictResponse = (status?: 'published') =>
  refusalResponse(409, 'Refusé', {
    updatedAt: JSON.stringify({ sentence: CONFLICT_SENTENCE, query: 'locale=fr', status }),
  })

const STORED_HERO = {
  mainTitle: 'Titre',
  subTitle: 'Sous-titre',
  highlightText: 'Accent',
  ctaText: 'Bouton',
  updatedAt: '2026-11-27T13:00:00.000Z',
}
const NEWER_HERO = {
  ...STORED_HERO,
  subTitle: 'Le sous-titre de la seconde',
  mainTitle: 'Le titre de la seconde',
  highlightText: 'Mis en avant par la seconde',
  updatedAt: '2026-11-27T13:02:00.000Z',
}

const FIELD_NAMES = ['mainTitle', 'subTitle', 'highlightText', 'ctaText'] as const
const heroForm = (
  <>
    <SaveConflictHandler />
    {FIELD_NAMES.map((name) => (
      <TextField field={{ name, label: name, type: 'text' }} key={name} path={name} />
    ))}
    <SettingsSaveButton words="general" />
    <button type="button">
      <span data-locale="en">English</span>
    </button>
  </>
)
const getField = (name: (typeof FIELD_NAMES)[number]) => page.getByRole('textbox', { name })
const saveButton = page.getByRole('button', { name: 'Enregistrer', exact: true })
const conflictDialog = page.getByRole('dialog', { name: CONFLICT_SENTENCE })
const saveChoicesButton = conflictDialog.getByRole('button', { name: 'Enregistrer ces choix' })

async function renderHeroForm(width?: number) {
  const serverFunction = vi.fn(async ({ args }: { args: Record<string, unknown> }) => ({
    state: formStateOf({ ...Object(args.data) }),
  }))
  await renderInAdmin(inDocument(heroForm, { global: 'hero-settings', fields: STORED_HERO }), {
    serverFunction,
    width,
  })
}

testAt([390, 1440])(
  'Of two persons who change the same text, the second chooses and loses nothing (%i px)',
  async (width) => {
    respond('get', '/api/globals/hero-settings', json(NEWER_HERO))
    const merged = { ...NEWER_HERO, mainTitle: 'Mon titre', ctaText: 'Mon bouton' }
    const sent = respond(
      'post',
      '/api/globals/hero-settings',
      conflictResponse(),
      json({ result: merged }),
    )
    await renderHeroForm(width)
    await getField('subTitle').fill('Mon sous-titre')
    await getField('mainTitle').fill('Mon titre')
    await getField('ctaText').fill('Mon bouton')
    await saveButton.click()

    const subTitle = conflictDialog.getByRole('group', { name: 'Sous-titre' })
    await expect.element(subTitle).toHaveTextContent('Mon sous-titre')
    await expect.element(subTitle).toHaveTextContent('Le sous-titre de la seconde')
    // Only one of the users has changed each of the other two fields.
    expect(conflictDialog.getByRole('group').all()).toHaveLength(2)
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    await subTitle.getByRole('radio', { name: 'Le texte enregistré' }).click()
    await saveChoicesButton.click()

    await expect.element(page.getByText('Enregistré, avec ce qui avait changé')).toBeVisible()
    await expect.element(conflictDialog).not.toBeInTheDocument()
    await expect.element(getField('highlightText')).toHaveValue('Mis en avant par la seconde')
    expect(sent.at(-1)).toMatchObject({
      subTitle: 'Le sous-titre de la seconde',
      mainTitle: 'Mon titre',
      ctaText: 'Mon bouton',
      highlightText: 'Mis en avant par la seconde',
      updatedAt: NEWER_HERO.updatedAt,
    })
  },
)

test('Changes of different fields are joined without a question and leave one toast', async () => {
  const read = hold<Response>()
  respond('get', '/api/globals/hero-settings', read.held)
  const merged = { ...NEWER_HERO, ctaText: 'Mon bouton' }
  const sent = respond(
    'post',
    '/api/globals/hero-settings',
    conflictResponse('published'),
    json({ result: merged }),
  )
  await renderHeroForm()
  await getField('ctaText').fill('Mon bouton')
  await saveButton.click()
  // The refused save shows its toast before the newer version is read.
  await expect.element(page.getByText('Erreur lors de la sauvegarde.')).toBeVisible()
  read.release(json(NEWER_HERO))
  await expect.element(page.getByText('Enregistré, avec ce qui avait changé')).toBeVisible()
  await expect.poll(() => toast.getToasts()).toHaveLength(1)
  await expect.element(getField('mainTitle')).toHaveValue('Le titre de la seconde')
  await expect.element(conflictDialog).not.toBeInTheDocument()
  // The save was a publication, and the second save is one too.
  expect(sent.at(-1)).toMatchObject({ ...merged, _status: 'published' })
})

test('Going back to the form leaves the typed text, and the next save asks again', async () => {
  respond('get', '/api/globals/hero-settings', json(NEWER_HERO))
  const failed = new HttpResponse(null, { status: 500 })
  const sent = respond(
    'post',
    '/api/globals/hero-settings',
    conflictResponse(),
    conflictResponse(),
    failed,
  )
  await renderHeroForm()
  await getField('mainTitle').fill('Mon titre')
  await saveButton.click()
  await conflictDialog.getByRole('button', { name: 'Revenir au formulaire' }).click()
  await expect.element(conflictDialog).not.toBeInTheDocument()
  await expect.element(getField('mainTitle')).toHaveValue('Mon titre')
  await saveButton.click()
  await expect.element(conflictDialog.getByRole('radio', { name: 'Votre texte' })).toBeChecked()
  await saveChoicesButton.click()
  await expect
    .element(page.getByText('L’enregistrement a échoué ; vos textes sont dans le formulaire.'))
    .toBeVisible()
  await expect.element(getField('mainTitle')).toHaveValue('Mon titre')
  await expect.element(getField('highlightText')).toHaveValue('Mis en avant par la seconde')
  expect(sent).toHaveLength(3)
})

test('A newer version that cannot be read leaves the typed text in the form', async () => {
  respond('get', '/api/globals/hero-settings', HttpResponse.error())
  respond('post', '/api/globals/hero-settings', conflictResponse())
  await renderHeroForm()
  await getField('mainTitle').fill('Mon titre')
  await saveButton.click()
  await expect.element(page.getByText('La version plus récente n’a pas pu être lue')).toBeVisible()
  await expect.element(getField('mainTitle')).toHaveValue('Mon titre')
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
    refusalResponse(400, 'Refusé', { title: 'Trop long.' }),
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
  await renderHeroForm()
  const english = page.getByRole('button', { name: 'English' })
  await english.click()
  expect(goBack()).toBe(false)
  expect(ask).not.toHaveBeenCalled()
  expect(chosen).toHaveBeenCalledOnce()

  await getField('mainTitle').fill('Mon titre')
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

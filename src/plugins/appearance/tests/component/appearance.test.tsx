import type { FormState } from 'payload'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SettingsSaveButton } from '@/components/admin/document/SettingsSaveButton'
import { ColourField } from '@/src/plugins/appearance/admin/ColourField'
import { ContrastCheck } from '@/src/plugins/appearance/admin/ContrastCheck'
import { expectNoAxeViolation } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusalResponse, respond } from '@/tests/component/support/respond'

const SAVED_TOAST = 'Paramètres généraux sauvegardés avec succès !'
const SAVE_FAILED_TOAST = 'Erreur lors de la sauvegarde. Veuillez réessayer.'

const saveButton = page.getByRole('button', { name: 'Enregistrer' })
const saveToasts = page.getByRole('listitem').filter({ hasText: /sauvegard/ })
const colourForm = (
  <>
    <ColourField
      field={{
        name: 'accentColor',
        label: 'Couleur d’accent',
        type: 'text',
        admin: { placeholder: '#b23810' },
      }}
      path="accentColor"
    />
    <ContrastCheck />
    <SettingsSaveButton words="general" />
  </>
)
const WEBSITE_SETTINGS_DOCUMENT = {
  global: 'website-settings',
  fields: { accentColor: '' },
} as const
const accentColourField = page.getByLabelText('Couleur d’accent')
const contrastCheckRegion = page.getByRole('region', { name: 'Lisibilité des couleurs' })

test('A colour is checked while it is typed, and a refused one shows one notice until it is saved', async () => {
  const refused = refusalResponse(400, 'Refusé', { accentColor: 'Contraste insuffisant' })
  const sent = respond('post', '/api/globals/website-settings', refused, json({}))
  const judge = vi.fn(async ({ accentColor }: FormState) => ({
    accentColor: { ...accentColor, valid: true },
  }))
  await renderInAdmin(inDocument(colourForm, { ...WEBSITE_SETTINGS_DOCUMENT, judge }))
  await expect.element(saveButton).toBeDisabled()
  await accentColourField.fill('#f5a623')
  await expect.poll(() => contrastCheckRegion.getByText(/trop faible$/).all()).toHaveLength(4)
  await expect
    .element(contrastCheckRegion.getByText(/^Contraste insuffisant — .*il faut au moins 4,5:1/))
    .toBeVisible()
  await expect.element(page.getByLabelText('Choisir la couleur')).toHaveValue('#f5a623')
  await saveButton.click()
  await expect.element(page.getByText(SAVE_FAILED_TOAST)).toBeVisible()
  await expect.element(saveToasts).toHaveLength(1)

  await accentColourField.fill('#7a1fa2')
  await expect.poll(() => judge.mock.lastCall?.[0].accentColor?.value).toBe('#7a1fa2')
  await expect.element(contrastCheckRegion.getByText(/trop faible$/)).not.toBeInTheDocument()
  await expectNoAxeViolation()
  await saveButton.click()
  await expect.element(page.getByText(SAVED_TOAST)).toBeVisible()
  await expect.element(page.getByText(SAVE_FAILED_TOAST)).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ accentColor: '#f5a623' }, { accentColor: '#7a1fa2' }])
})

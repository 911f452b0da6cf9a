import type { FormState } from 'payload'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SettingsSaveButton } from '@/components/admin/document/SettingsSaveButton'
import { ColourField } from '@/src/plugins/appearance/admin/ColourField'
import { ContrastCheck } from '@/src/plugins/appearance/admin/ContrastCheck'
import { expectNoAxeViolation } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusal, respond } from '@/tests/component/support/respond'

const SAVED = 'Paramètres généraux sauvegardés avec succès !'
const NOT_SAVED = 'Erreur lors de la sauvegarde. Veuillez réessayer.'

const save = page.getByRole('button', { name: 'Enregistrer' })
const toasts = page.getByRole('listitem').filter({ hasText: /sauvegard/ })
const colours = (
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
const website = { global: 'website-settings', fields: { accentColor: '' } } as const
const accent = page.getByLabelText('Couleur d’accent')
const check = page.getByRole('region', { name: 'Lisibilité des couleurs' })

test('A colour is checked while it is typed, and a refused one shows one notice until it is saved', async () => {
  const refused = refusal(400, 'Refusé', { accentColor: 'Contraste insuffisant' })
  const sent = respond('post', '/api/globals/website-settings', refused, json({}))
  const judge = vi.fn(async ({ accentColor }: FormState) => ({
    accentColor: { ...accentColor, valid: true },
  }))
  await renderInAdmin(inDocument(colours, { ...website, judge }))
  await expect.element(save).toBeDisabled()
  await accent.fill('#f5a623')
  await expect.poll(() => check.getByText(/trop faible$/).all()).toHaveLength(4)
  await expect
    .element(check.getByText(/^Contraste insuffisant — .*il faut au moins 4,5:1/))
    .toBeVisible()
  await expect.element(page.getByLabelText('Choisir la couleur')).toHaveValue('#f5a623')
  await save.click()
  await expect.element(page.getByText(NOT_SAVED)).toBeVisible()
  await expect.element(toasts).toHaveLength(1)

  await accent.fill('#7a1fa2')
  await expect.poll(() => judge.mock.lastCall?.[0].accentColor?.value).toBe('#7a1fa2')
  await expect.element(check.getByText(/trop faible$/)).not.toBeInTheDocument()
  await expectNoAxeViolation()
  await save.click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  await expect.element(page.getByText(NOT_SAVED)).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ accentColor: '#f5a623' }, { accentColor: '#7a1fa2' }])
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TranslationStatePills } from '@/src/plugins/translations/admin/TranslationStatePills'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

test('The state of each language is shown in words', async () => {
  await renderInAdmin(<TranslationStatePills states={{ fr: 'complete', en: 'missing' }} />)
  await expect.element(page.getByText('Français : complet')).toBeVisible()
  await expect.element(page.getByText('Anglais : incomplet')).toBeVisible()
})

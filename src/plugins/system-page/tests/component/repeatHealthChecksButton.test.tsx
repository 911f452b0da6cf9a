import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RepeatHealthChecksButton } from '@/src/plugins/system-page/admin/RepeatHealthChecksButton'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { router } from '@/tests/component/support/router'

test('A click on the button runs the checks again', async () => {
  await renderInAdmin(<RepeatHealthChecksButton />)
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await expect.poll(() => router.refresh).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Vérifier à nouveau' })).toBeEnabled()
})

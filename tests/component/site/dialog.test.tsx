import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '@/components/ui/Dialog'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { renderOnSite } from '../support/renderOnSite'
import { testAt } from '../support/testAt'

function DialogWithOpener({ closeLabel }: { closeLabel?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Merci"
        closeLabel={closeLabel}
        sentences={<p>À bientôt.</p>}
      />
    </>
  )
}

const openButton = page.getByRole('button', { name: 'Ouvrir' })
const thanksDialog = page.getByRole('dialog', { name: 'Merci' })

test('The dialog has a name and a description, holds the focus, and Escape returns it', async () => {
  await renderOnSite(<DialogWithOpener closeLabel="Fermer" />)
  await openButton.click()
  await expect.element(thanksDialog).toHaveAccessibleDescription('À bientôt.')
  await userEvent.tab()
  expect(document.querySelector(':focus:not(dialog *)')).toBeNull()
  await thanksDialog.getByRole('button').element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(thanksDialog).not.toBeInTheDocument()
  await expect.element(openButton).toHaveFocus()
})

test('A dialog without a cross ignores Escape', async () => {
  await renderOnSite(<DialogWithOpener />)
  await openButton.click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(thanksDialog).toBeVisible()
})

testAt([1440, 390])('The open dialog has no axe violation at %i px', async (width) => {
  await renderOnSite(<DialogWithOpener closeLabel="Fermer" />, { width })
  await openButton.click()
  await expect.element(thanksDialog).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

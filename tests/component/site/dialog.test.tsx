import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '@/components/ui/Dialog'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { renderOnSite } from '../support/renderOnSite'
import { testAt } from '../support/testAt'

function Opener({ closeLabel }: { closeLabel?: string }) {
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

const opener = page.getByRole('button', { name: 'Ouvrir' })
const dialog = page.getByRole('dialog', { name: 'Merci' })

test('The dialog has a name and a description, holds the focus, and Escape returns it', async () => {
  await renderOnSite(<Opener closeLabel="Fermer" />)
  await opener.click()
  await expect.element(dialog).toHaveAccessibleDescription('À bientôt.')
  await userEvent.tab()
  expect(document.querySelector(':focus:not(dialog *)')).toBeNull()
  await dialog.getByRole('button').element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('A dialog without a cross ignores Escape', async () => {
  await renderOnSite(<Opener />)
  await opener.click()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
})

testAt([1440, 390])('The open dialog has no axe violation at %i px', async (width) => {
  await renderOnSite(<Opener closeLabel="Fermer" />, { width })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

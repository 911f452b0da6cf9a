import { Button, useModal } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { renderInAdmin } from '../support/renderInAdmin'

const WORDS = { title: 'Inviter', cancel: 'Annuler', submit: 'Envoyer', submitting: 'Envoi…' }
const dialog = page.getByRole('dialog', { name: 'Inviter' })
const opener = page.getByRole('button', { name: 'Ouvrir' })

type Props = { submit: () => void; submitPage: () => void; isSubmitting?: boolean }

/** The dialog inside the form of a page. */
function PageWithDialog({ submit, submitPage, isSubmitting = false }: Props) {
  const { openModal } = useModal()
  return (
    <form onSubmit={submitPage}>
      <Button onClick={() => openModal('invite')} type="button">
        Ouvrir
      </Button>
      <FormDialog isSubmitting={isSubmitting} onSubmit={submit} slug="invite" words={WORDS}>
        <label>
          Nom
          <input />
        </label>
      </FormDialog>
    </form>
  )
}

async function openDialog(different: Partial<Props> = {}) {
  const calls = { submit: vi.fn(), submitPage: vi.fn() }
  await renderInAdmin(<PageWithDialog {...calls} {...different} />)
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  return calls
}

test('A dialog takes the focus, and Escape closes it and gives the focus back', async () => {
  const { submit } = await openDialog()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

test('Enter submits the dialog, not the form of the page', async () => {
  const { submit, submitPage } = await openDialog()
  await dialog.getByLabelText('Nom').fill('Léa')
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
  expect(submitPage).not.toHaveBeenCalled()
})

test('A dialog that is being submitted is not submitted again', async () => {
  const { submit } = await openDialog({ isSubmitting: true })
  await expect.element(dialog.getByRole('button', { name: 'Envoi…' })).toBeDisabled()
  dialog.getByLabelText('Nom').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

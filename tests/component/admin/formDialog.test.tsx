import { Button, useModal } from '@payloadcms/ui'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { renderInAdmin } from '../support/renderInAdmin'

const DIALOG_WORDS = {
  title: 'Inviter',
  cancel: 'Annuler',
  submit: 'Envoyer',
  submitting: 'Envoi…',
}
const inviteDialog = page.getByRole('dialog', { name: 'Inviter' })
const openButton = page.getByRole('button', { name: 'Ouvrir' })

type Props = { submit: () => void; submitPage: () => void; isSubmitting?: boolean }

/** The dialog inside the form of a page. */
function PageWithDialog({ submit, submitPage, isSubmitting = false }: Props) {
  const { openModal } = useModal()
  return (
    <form onSubmit={submitPage}>
      <Button onClick={() => openModal('invite')} type="button">
        Ouvrir
      </Button>
      <FormDialog isSubmitting={isSubmitting} onSubmit={submit} slug="invite" words={DIALOG_WORDS}>
        <label>
          Nom
          <input />
        </label>
      </FormDialog>
    </form>
  )
}

async function openInviteDialog(different: Partial<Props> = {}) {
  const calls = { submit: vi.fn(), submitPage: vi.fn() }
  await renderInAdmin(<PageWithDialog {...calls} {...different} />)
  openButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(inviteDialog).toBeVisible()
  return calls
}

test('A dialog takes the focus, and Escape closes it and gives the focus back', async () => {
  const { submit } = await openInviteDialog()
  expect(inviteDialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(inviteDialog).not.toBeInTheDocument()
  await expect.element(openButton).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

test('Enter submits the dialog, not the form of the page', async () => {
  const { submit, submitPage } = await openInviteDialog()
  await inviteDialog.getByLabelText('Nom').fill('Léa')
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
  expect(submitPage).not.toHaveBeenCalled()
})

test('A dialog that is being submitted is not submitted again', async () => {
  const { submit } = await openInviteDialog({ isSubmitting: true })
  await expect.element(inviteDialog.getByRole('button', { name: 'Envoi…' })).toBeDisabled()
  inviteDialog.getByLabelText('Nom').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

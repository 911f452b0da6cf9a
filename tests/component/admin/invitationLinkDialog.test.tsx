import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccountActions } from '@/components/admin/users/AccountActions'
import { InvitationLinkDialog } from '@/components/admin/users/InvitationLinkDialog'
import { InviteButton } from '@/components/admin/users/InviteButton'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'

const INVITATION_LINK = 'https://exemplia.test/admin/mot-de-passe#ab12'
const dialog = page.getByRole('dialog')
const closeButton = dialog.getByRole('button', { name: 'Fermer', exact: true })
const newInvitationButton = page.getByRole('button', { name: /^Nouvelle invitation/ })

const respondWithLink = () =>
  respond('post', '/api/invitations/7/lien', json({ isSent: false, link: INVITATION_LINK }))

const INVITED_ACCOUNT = {
  id: 7,
  name: 'Léa Fontaine',
  role: 'moderator',
  status: 'invited',
  invitedAt: '2026-01-01T00:00:00.000Z',
} as const

/** The row of an invited user, which a change of the list renders again. */
function InvitedRow() {
  const [changes, setChanges] = useState(0)
  return (
    <>
      <InvitationLinkDialog />
      <AccountActions account={INVITED_ACCOUNT} as="icons" />
      <output>{changes}</output>
      <button id="change" onClick={() => setChanges(changes + 1)} type="button">
        Changer
      </button>
    </>
  )
}

test('An invitation is made with the keyboard, and its link is handed over', async () => {
  respond('post', '/api/users', json({ doc: { id: 7 } }))
  respondWithLink()
  await renderInAdmin(<InviteButton isSent={false} roles={['moderator']} />)
  const invite = page.getByRole('button', { name: 'Inviter un utilisateur' })
  invite.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(invite).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await dialog.getByLabelText('Nom *').fill('Léa Fontaine')
  await dialog.getByLabelText('E-mail *').fill('lea@exemplia.test')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Lien d’invitation')).toHaveValue(INVITATION_LINK)
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  closeButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('A new link stays visible while the list changes, and closing it gives the focus back', async () => {
  respond('post', '/api/users/7/lien', json({}))
  respondWithLink()
  await renderInAdmin(<InvitedRow />)
  await expect.element(newInvitationButton).toBeVisible()
  newInvitationButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByLabelText('Lien d’invitation')).toHaveValue(INVITATION_LINK)
  document.getElementById('change')?.click()
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('1')
  await expect.element(dialog.getByLabelText('Lien d’invitation')).toHaveValue(INVITATION_LINK)
  closeButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(newInvitationButton).toHaveFocus()
})

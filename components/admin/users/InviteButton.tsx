'use client'

import { Button, toast, useModal } from '@payloadcms/ui'
import { UserPlus } from 'lucide'
import { useState } from 'react'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { Icon } from '@/components/ui/Icon'
import { userPageWords as words } from '@/src/content/admin/userView'
import { roleLabels } from '@/src/content/statusLabels'
import { ROLES, type Role } from '@/src/domain/accounts/userAccount'
import { DialogField } from '../dialog/DialogField'
import { FormDialog } from '../dialog/FormDialog'
import { request } from '../request/request'
import { formErrors } from './formErrors'
import { InvitationLinkDialog, showInvitationLink } from './InvitationLinkDialog'
import { invitationLinkState } from './invitationLinkState'
import { useIdentityProof } from './useIdentityProof'

const DIALOG_SLUG = 'invite-user'
const EMPTY_INVITATION_FORM: InvitationFormValues = { name: '', email: '', role: 'moderator' }
const REQUIRED_FIELDS = ['name', 'email'] as const
type InvitationFormValues = { name: string; email: string; role: Role }
type InvitationFormErrors = Partial<Record<keyof InvitationFormValues | 'form', string>>

type Props = {
  /** The roles that the signed-in user may assign. */
  roles: readonly Role[]
  /** Whether invitations are sent by e-mail; false without a mail server. */
  isSent: boolean
}

export function InviteButton({ isSent, roles }: Props) {
  const { closeModal, openModal } = useModal()
  const { isBusy, run } = useRequestAction()
  const [typed, setTyped] = useState(EMPTY_INVITATION_FORM)
  const [errors, setErrors] = useState<InvitationFormErrors>({})

  const proof = useIdentityProof()
  const isProofRequired = typed.role === 'super-admin'

  const open = () => {
    proof.begin()
    setTyped(EMPTY_INVITATION_FORM)
    setErrors({})
    openModal(DIALOG_SLUG)
  }
  const invite = async () => {
    const missing = REQUIRED_FIELDS.filter((name) => !typed[name].trim())
    if (missing.length > 0) {
      const marks = missing.map((name) => [name, words.fieldMissing])
      return setErrors({ form: words.fieldsMissing, ...Object.fromEntries(marks) })
    }
    const body = { ...typed, ...(isProofRequired && proof.values), status: 'invited' }
    const reply = await run({
      send: () => request<{ doc: { id: number } }>('/api/users', { method: 'POST', body }),
      failed: words.inviteFailed,
      onFailed: (sentence, failure) =>
        setErrors({
          ...(!proof.refuse(failure.fields) && { form: sentence }),
          ...formErrors(failure, sentence),
        }),
      onDone: () => closeModal(DIALOG_SLUG),
    })
    if (!reply?.ok) return
    const linkState = await invitationLinkState(reply.body.doc.id)
    if (linkState.link) return showInvitationLink(linkState.link)
    if (linkState.isSent) toast.success(words.invited)
    else toast.warning(words.resetKept)
  }
  const text = (name: 'name' | 'email', type: 'text' | 'email') => (
    <DialogField error={errors[name]} label={`${words[name]} *`}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          required
          type={type}
          value={typed[name]}
        />
      )}
    </DialogField>
  )

  return (
    <>
      <Button
        icon={<Icon icon={UserPlus} size={1} />}
        iconPosition="left"
        margin={false}
        onClick={open}
        type="button"
      >
        {words.invite}
      </Button>
      <InvitationLinkDialog />
      <FormDialog
        isSubmitting={isBusy}
        onSubmit={() => void invite()}
        problem={errors.form}
        slug={DIALOG_SLUG}
        words={{
          title: words.inviteTitle,
          cancel: words.cancel,
          submit: isSent ? words.sendInvitation : words.create,
          submitting: isSent ? words.sending : words.creating,
        }}
      >
        <p>{isSent ? words.inviteHelp : words.createHelp}</p>
        {text('name', 'text')}
        {text('email', 'email')}
        <DialogField error={errors.role} label={`${words.role} *`}>
          {(control) => (
            <select
              {...control}
              onChange={({ target }) => {
                const role = ROLES.find((known) => known === target.value)
                if (role) setTyped({ ...typed, role })
              }}
              value={typed.role}
            >
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleLabels[role]}
                </option>
              ))}
            </select>
          )}
        </DialogField>
        {isProofRequired && proof.fields}
      </FormDialog>
    </>
  )
}

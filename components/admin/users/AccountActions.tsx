'use client'

import { Button, ConfirmationModal, useModal } from '@payloadcms/ui'
import { type IconNode, MailPlus, RotateCcw, Trash2, UserCheck, UserX } from 'lucide'
import { actionLabels, actionOn } from '@/src/content/admin/rowActions'
import { userWords as words } from '@/src/content/admin/userView'
import { type AccountAction, isActionClosed } from '@/src/domain/accountActions'
import { IconButton } from '../list/IconButton'
import { type ListedAccount, useAccountActions } from './useAccountActions'

type Props = { account: ListedAccount; as: 'icons' | 'buttons'; onGone?: () => void }

const ICONS = {
  accept: UserCheck,
  inviteAgain: MailPlus,
  sendReset: MailPlus,
  suspend: UserX,
  reopen: RotateCcw,
  decline: Trash2,
  delete: Trash2,
} as const satisfies Record<AccountAction, IconNode>

/** What takes somebody's access away is asked for again. */
const CONFIRMED = {
  suspend: { heading: words.suspendTitle, question: words.suspendHelp, label: words.suspend },
  decline: { heading: words.declineTitle, question: words.declineHelp, label: words.decline },
  delete: {
    heading: actionLabels.deleteHeading,
    question: words.confirmDelete,
    label: actionLabels.delete,
  },
} as const

const isConfirmed = (action: AccountAction): action is keyof typeof CONFIRMED => action in CONFIRMED

export function AccountActions({ account, as, onGone }: Props) {
  const { openModal } = useModal()
  const { actions, act } = useAccountActions(account)
  const slugOf = (action: AccountAction) => `${action}-user-${account.id}`
  const choose = (action: AccountAction) => {
    if (isConfirmed(action)) openModal(slugOf(action))
    else void act(action)
  }
  const confirm = async (action: AccountAction) => {
    const isDone = await act(action)
    if (isDone && action !== 'suspend') onGone?.()
  }

  return (
    <>
      {actions.map((action) => {
        const label = isActionClosed(action, account) ? words.superAdminKept : words.actions[action]
        const isClosed = isActionClosed(action, account)
        return as === 'icons' ? (
          <IconButton
            disabled={isClosed}
            icon={ICONS[action]}
            key={action}
            label={actionOn(label, account.name)}
            onClick={() => choose(action)}
            {...(action === 'delete' ? { tone: 'danger' } : {})}
          />
        ) : (
          <Button
            buttonStyle="secondary"
            disabled={isClosed}
            key={action}
            margin={false}
            onClick={() => choose(action)}
            tooltip={isClosed ? label : undefined}
            type="button"
          >
            {words.actions[action]}
          </Button>
        )
      })}
      {actions.filter(isConfirmed).map((action) => (
        <ConfirmationModal
          body={
            <p>
              {CONFIRMED[action].question}
              <br />
              <strong>{account.name}</strong>
            </p>
          }
          cancelLabel={actionLabels.cancel}
          confirmLabel={CONFIRMED[action].label}
          heading={CONFIRMED[action].heading}
          key={action}
          modalSlug={slugOf(action)}
          onConfirm={() => confirm(action)}
        />
      ))}
    </>
  )
}

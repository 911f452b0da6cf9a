'use client'

import { Button } from '@payloadcms/ui'
import { type IconNode, MailPlus, RotateCcw, Trash2, UserCheck, UserX } from 'lucide'
import { useState } from 'react'
import { actionLabels, actionOn } from '@/src/content/admin/rowActions'
import { userWords as words } from '@/src/content/admin/userView'
import { type AccountAction, isActionDisabled } from '@/src/domain/accounts/accountActions'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { IconButton } from '../list/IconButton'
import { type ListedAccount, useAccountActions } from './useAccountActions'

type Props = { account: ListedAccount; as: 'icons' | 'buttons'; onGone?: () => void }

const ACTION_ICONS = {
  accept: UserCheck,
  inviteAgain: MailPlus,
  sendReset: MailPlus,
  suspend: UserX,
  reopen: RotateCcw,
  decline: Trash2,
  delete: Trash2,
} as const satisfies Record<AccountAction, IconNode>

/** Actions that remove a user's access need a confirmation. */
const CONFIRMED_ACTIONS = {
  suspend: {
    heading: words.suspendTitle,
    question: words.suspendHelp,
    label: words.suspend,
    doing: actionLabels.saving,
  },
  decline: {
    heading: words.declineTitle,
    question: words.declineHelp,
    label: words.decline,
    doing: actionLabels.deleting,
  },
  delete: {
    heading: actionLabels.deleteHeading,
    question: words.confirmDelete,
    label: actionLabels.forGood,
    doing: actionLabels.deleting,
  },
} as const

const isConfirmed = (action: AccountAction): action is keyof typeof CONFIRMED_ACTIONS =>
  action in CONFIRMED_ACTIONS

export function AccountActions({ account, as, onGone }: Props) {
  const [confirmedAction, ask] = useState<keyof typeof CONFIRMED_ACTIONS | null>(null)
  const { actions, act } = useAccountActions(account)
  const choose = (action: AccountAction) => {
    if (isConfirmed(action)) ask(action)
    else void act(action)
  }
  const confirm = async (action: AccountAction) => {
    const isDone = await act(action)
    if (isDone && action !== 'suspend') onGone?.()
  }

  return (
    <>
      {actions.map((action) => {
        const label = isActionDisabled(action, account)
          ? words.superAdminKept
          : words.actions[action]
        const isClosed = isActionDisabled(action, account)
        return as === 'icons' ? (
          <IconButton
            disabled={isClosed}
            icon={ACTION_ICONS[action]}
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
      {confirmedAction && (
        <ConfirmDialog
          doing={CONFIRMED_ACTIONS[confirmedAction].doing}
          isFinal={confirmedAction !== 'suspend'}
          label={CONFIRMED_ACTIONS[confirmedAction].label}
          onClose={() => ask(null)}
          onConfirm={() => confirm(confirmedAction)}
          title={CONFIRMED_ACTIONS[confirmedAction].heading}
        >
          <p>
            <span>{CONFIRMED_ACTIONS[confirmedAction].question}</span>
            <br />
            <strong>{account.name}</strong>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

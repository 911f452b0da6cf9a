'use client'

import { Button } from '@payloadcms/ui'
import { type IconNode, MailPlus, RotateCcw, Trash2, UserCheck, UserX } from 'lucide'
import { useState } from 'react'
import { rowActionButtonName, rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { userPageWords as words } from '@/src/content/admin/userView'
import {
  type AccountAction,
  isAccountActionDisabled,
} from '@/src/domain/accounts/allowedAccountActions'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { IconButton } from '../list/IconButton'
import { type ListedAccount, useAccountActions } from './useAccountActions'

type Props = { account: ListedAccount; as: 'icons' | 'buttons'; onGone?: () => void }

const ICON_BY_ACCOUNT_ACTION = {
  accept: UserCheck,
  inviteAgain: MailPlus,
  sendReset: MailPlus,
  suspend: UserX,
  reopen: RotateCcw,
  decline: Trash2,
  delete: Trash2,
} as const satisfies Record<AccountAction, IconNode>

/** Actions that remove a user's access need a confirmation. */
const ACTIONS_TO_CONFIRM = {
  suspend: {
    heading: words.suspendTitle,
    question: words.suspendHelp,
    label: words.suspend,
    doing: rowActionLabels.saving,
  },
  decline: {
    heading: words.declineTitle,
    question: words.declineHelp,
    label: words.decline,
    doing: rowActionLabels.deleting,
  },
  delete: {
    heading: rowActionLabels.deleteHeading,
    question: words.confirmDelete,
    label: rowActionLabels.forGood,
    doing: rowActionLabels.deleting,
  },
} as const

const needsConfirmation = (action: AccountAction): action is keyof typeof ACTIONS_TO_CONFIRM =>
  action in ACTIONS_TO_CONFIRM

export function AccountActions({ account, as, onGone }: Props) {
  const [confirmedAction, ask] = useState<keyof typeof ACTIONS_TO_CONFIRM | null>(null)
  const { actions, act } = useAccountActions(account)
  const choose = (action: AccountAction) => {
    if (needsConfirmation(action)) ask(action)
    else void act(action)
  }
  const confirm = async (action: AccountAction) => {
    const isDone = await act(action)
    if (isDone && action !== 'suspend') onGone?.()
  }

  return (
    <>
      {actions.map((action) => {
        const label = isAccountActionDisabled(action, account)
          ? words.superAdminKept
          : words.actions[action]
        const isClosed = isAccountActionDisabled(action, account)
        return as === 'icons' ? (
          <IconButton
            disabled={isClosed}
            icon={ICON_BY_ACCOUNT_ACTION[action]}
            key={action}
            label={rowActionButtonName(label, account.name)}
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
          doing={ACTIONS_TO_CONFIRM[confirmedAction].doing}
          isFinal={confirmedAction !== 'suspend'}
          label={ACTIONS_TO_CONFIRM[confirmedAction].label}
          onClose={() => ask(null)}
          onConfirm={() => confirm(confirmedAction)}
          title={ACTIONS_TO_CONFIRM[confirmedAction].heading}
        >
          <p>
            <span>{ACTIONS_TO_CONFIRM[confirmedAction].question}</span>
            <br />
            <strong>{account.name}</strong>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

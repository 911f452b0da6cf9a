'use client'

import { Button, ConfirmationModal, toast, useAuth, useModal } from '@payloadcms/ui'
import { Fragment } from 'react'
import type { User } from '@/payload-types'
import { actionLabels } from '@/src/content/admin/rowActions'
import { secondFactorWords, sessionWords } from '@/src/content/admin/security'
import { isActiveSuperAdmin } from '@/src/domain/roles'
import { useAccountRequest } from './useAccountRequest'

const ACTS = [
  { path: 'sessions/fermer', words: sessionWords.endAll },
  { path: 'double-authentification/reinitialiser', words: secondFactorWords.reset },
] as const

/** What a Super Administrator does for somebody whose telephone or computer is lost. */
export function AccountProtection({ account }: { account: Pick<User, 'id' | 'name'> }) {
  const { user } = useAuth<User>()
  const { openModal } = useModal()
  const request = useAccountRequest()
  if (!isActiveSuperAdmin(user) || user?.id === account.id) return null

  const slugOf = (path: string) => `${path}-${account.id}`
  const act = async ({ path, words }: (typeof ACTS)[number]) => {
    const { ok, message } = await request('POST', `/${account.id}/${path}`)
    if (ok) toast.success(words.done)
    else toast.error(message ?? secondFactorWords.failed)
  }

  return ACTS.map((one) => (
    <Fragment key={one.path}>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => openModal(slugOf(one.path))}
        type="button"
      >
        {one.words.label}
      </Button>
      <ConfirmationModal
        body={
          <p>
            {one.words.question}
            <br />
            <strong>{account.name}</strong>
          </p>
        }
        cancelLabel={actionLabels.cancel}
        confirmLabel={one.words.label}
        heading={one.words.heading}
        modalSlug={slugOf(one.path)}
        onConfirm={() => act(one)}
      />
    </Fragment>
  ))
}

'use client'

import { Button, useAuth, useModal } from '@payloadcms/ui'
import { Fragment, useState } from 'react'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import type { User } from '@/payload-types'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { accountSecurityWords } from '@/src/content/admin/security'
import { userPageWords } from '@/src/content/admin/userView'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { accountProtections } from '@/src/plugins/accountProtections'
import { FormDialog } from '../dialog/FormDialog'
import { discardBody, request } from '../request/request'
import { useIdentityProof } from './useIdentityProof'

/** The actions that need no proof come first. */
const PROTECTION_RESET_ACTIONS = accountProtections
  .map(({ reset }) => reset)
  .sort((a, b) => Number(a.isProofRequired) - Number(b.isProofRequired))

/** Actions of a Super Administrator if a user has lost a phone or computer: end sessions, reset a sign-in step. */
export function LostDeviceActions({ account }: { account: Pick<User, 'id' | 'name'> }) {
  const { user } = useAuth<User>()
  const { closeModal, openModal } = useModal()
  const { isBusy, run } = useRequestAction()
  const proof = useIdentityProof()
  const [problem, setProblem] = useState<string>()
  if (!isActiveSuperAdmin(user) || user?.id === account.id) return null

  const slugOf = (path: string) => `${path}-${account.id}`
  const ask = (path: string) => {
    proof.begin()
    setProblem(undefined)
    openModal(slugOf(path))
  }
  const act = ({ path, words, isProofRequired }: (typeof PROTECTION_RESET_ACTIONS)[number]) => {
    const body = isProofRequired ? proof.values : undefined
    void run({
      send: () =>
        request(`/api/users/${account.id}/${path}`, { method: 'POST', body }, discardBody),
      done: words.done,
      failed: ({ message }) => message ?? accountSecurityWords.failed,
      onFailed: (sentence, { fields }) => setProblem(proof.refuse(fields) ? undefined : sentence),
      onDone: () => closeModal(slugOf(path)),
    })
  }

  return PROTECTION_RESET_ACTIONS.map((one) => (
    <Fragment key={one.path}>
      <Button buttonStyle="secondary" margin={false} onClick={() => ask(one.path)} type="button">
        {one.words.label}
      </Button>
      <FormDialog
        isSubmitting={isBusy}
        onSubmit={() => act(one)}
        problem={problem}
        slug={slugOf(one.path)}
        words={{
          title: one.words.heading,
          cancel: rowActionLabels.cancel,
          submit: one.words.label,
          submitting: userPageWords.proof.submitting,
        }}
      >
        <p>
          <span>{one.words.question}</span>
          <br />
          <strong>{account.name}</strong>
        </p>
        {one.isProofRequired && proof.fields}
      </FormDialog>
    </Fragment>
  ))
}

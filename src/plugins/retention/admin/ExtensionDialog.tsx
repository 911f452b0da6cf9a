'use client'

import { toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import {
  ACCEPTED_DECISION_URL,
  EXTENSION_REASON_CHARACTERS,
  isExtensionReason,
  type ListedAcceptedApplication,
} from '@/src/plugins/retention/rules/acceptedApplications'
import { acceptedApplicationsPage as words } from '@/src/plugins/retention/words/admin/acceptedApplications'

export const extensionDialogSlug = (application: number) => `extend-retention-${application}`

/** Asks for the reason for which an accepted application stays. */
export function ExtensionDialog({
  application: { id, name, offer },
}: {
  application: ListedAcceptedApplication
}) {
  const { closeModal } = useModal()
  const { isBusy, run } = useRequestAction()
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [problem, setProblem] = useState<string>()

  const submit = () => {
    setRefused(!isExtensionReason(reason))
    if (!isExtensionReason(reason)) return
    setProblem(undefined)
    void run({
      send: () =>
        request<object>(ACCEPTED_DECISION_URL, {
          method: 'POST',
          body: { action: 'extend', application: id, reason },
        }),
      failed: ({ message }) => message ?? words.failed,
      // The list has changed, and the row may disappear with this dialog.
      onFailed: (sentence, { status }) => {
        if (status !== 409) return setProblem(sentence)
        closeModal(extensionDialogSlug(id))
        toast.error(sentence)
      },
      done: words.extendDone,
      refresh: 'always',
      onDone: () => closeModal(extensionDialogSlug(id)),
    })
  }

  return (
    <FormDialog
      isSubmitting={isBusy}
      onSubmit={submit}
      problem={problem}
      slug={extensionDialogSlug(id)}
      words={{
        title: words.extendTitle,
        cancel: words.cancel,
        submit: words.extend,
        submitting: words.extending,
      }}
    >
      <p>
        <strong>{name}</strong>, <span>{offer}</span>
      </p>
      <DialogField
        error={isRefused ? words.reasonProblem : undefined}
        help={words.reasonHelp}
        label={words.reason}
      >
        {(control) => (
          <textarea
            {...control}
            maxLength={EXTENSION_REASON_CHARACTERS.most}
            onChange={({ target }) => setReason(target.value)}
            rows={3}
            value={reason}
          />
        )}
      </DialogField>
    </FormDialog>
  )
}

'use client'

import { Button, Link, useConfig, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { rowActionButtonName } from '@/src/content/admin/rowActionTexts'
import { formatDay } from '@/src/domain/text/frenchDate'
import {
  ACCEPTED_DECISION_URL,
  type ListedAcceptedApplication,
} from '@/src/plugins/retention/rules/acceptedApplications'
import { acceptedApplicationsPage as words } from '@/src/plugins/retention/words/admin/acceptedApplications'
import styles from './AcceptedApplications.module.css'
import { ExtensionDialog, extensionDialogSlug } from './ExtensionDialog'

export function AcceptedApplicationRow({
  application,
}: {
  application: ListedAcceptedApplication
}) {
  const { acceptedOn, extension, id, name, offer } = application
  const { routes } = useConfig().config
  const { openModal } = useModal()
  const { isBusy, run } = useRequestAction()
  const [isAsking, setAsking] = useState(false)
  const remove = () =>
    run({
      send: () =>
        request<object>(ACCEPTED_DECISION_URL, {
          method: 'POST',
          body: { action: 'delete', application: id, extension: extension?.id ?? null },
        }),
      failed: ({ message }) => message ?? words.failed,
      done: words.removeDone,
      refresh: 'always',
    })
  const facts: (readonly [label: string, value: string])[] = [
    [words.offer, offer],
    [words.acceptedOn, formatDay(acceptedOn)],
  ]
  if (extension)
    facts.push([words.reason, extension.reason], [words.extendedOn, words.decision(extension)])

  return (
    <li>
      <h4>
        <Link href={`${routes.admin}/collections/job-applications/${id}`} prefetch={false}>
          {name}
        </Link>
      </h4>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        {extension === null && (
          <Button
            aria-label={rowActionButtonName(words.extend, name)}
            className={thumb.target}
            disabled={isBusy}
            margin={false}
            onClick={() => openModal(extensionDialogSlug(id))}
          >
            {words.extend}
          </Button>
        )}
        <Button
          aria-label={rowActionButtonName(words.remove, name)}
          buttonStyle="secondary"
          className={thumb.target}
          disabled={isBusy}
          margin={false}
          onClick={() => setAsking(true)}
        >
          {words.remove}
        </Button>
      </div>
      <ExtensionDialog application={application} />
      {isAsking && (
        <ConfirmDialog
          doing={words.removing}
          isFinal
          label={words.remove}
          meaning={words.removeMeaning}
          onClose={() => setAsking(false)}
          onConfirm={remove}
          title={words.removeTitle}
        >
          <p>
            <strong>{name}</strong>, <span>{offer}</span>
          </p>
        </ConfirmDialog>
      )}
    </li>
  )
}

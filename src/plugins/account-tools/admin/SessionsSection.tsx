'use client'

import { Button, toast } from '@payloadcms/ui'
import { useId } from 'react'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { accountRequestError } from '@/components/admin/security/accountRequestError'
import styles from '@/components/admin/security/security.module.css'
import { useAccountRequest } from '@/components/admin/security/useAccountRequest'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { accountSecurityWords } from '@/src/content/admin/security'
import { formatDateTime } from '@/src/content/dates'
import type { VisitBrowser, VisitSystem } from '@/src/domain/visits/visit'
import { browserNames, systemNames, sessionWords as words } from '../words/admin/sessions'

type ListedSession = {
  id: string
  begunAt: string
  lastSeenAt: string
  browser: VisitBrowser | null
  system: VisitSystem | null
  isThis: boolean
}

export function SessionsSection() {
  const headingId = useId()
  const { reply, reload } = useAccountRequest<{ sessions: ListedSession[] }>('/sessions')
  const sessions = reply?.ok ? reply.body.sessions : []

  const { run } = useRequestAction()
  const end = async (body: { session?: string }) => {
    await run({
      send: () =>
        request<{ ended: number }>('/api/users/sessions/fermer', { method: 'POST', body }),
      failed: accountRequestError,
      onDone: ({ ended }) => toast.success(words.ended(ended)),
      refresh: 'never',
    })
    reload()
  }

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{words.title}</h2>
      <p>{words.introduction}</p>
      {reply === null && <p role="status">{accountSecurityWords.loading}</p>}
      {reply?.ok === false && <p role="alert">{accountRequestError(reply)}</p>}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            onEnd={() => void end({ session: session.id })}
            {...session}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.buttons}>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => void end({})}
            size="large"
            type="button"
          >
            {words.endOthers}
          </Button>
        </div>
      )}
      {sessions.length === 1 && <p>{words.none}</p>}
    </section>
  )
}

function SessionLine({
  browser,
  system,
  isThis,
  begunAt,
  lastSeenAt,
  onEnd,
}: ListedSession & { onEnd: () => void }) {
  const timezone = useSiteTimezone()
  const device = words.on(browserNames[browser ?? 'unknown'], systemNames[system ?? 'unknown'])
  const seen = words.lastSeen(formatDateTime(lastSeenAt, timezone))
  return (
    <li>
      <span>
        <strong>{device}</strong>
        {isThis && <span className={styles.mark}>{words.thisOne}</span>}
        <span className={styles.when}>
          {`${words.begun(formatDateTime(begunAt, timezone))}, ${seen}`}
        </span>
      </span>
      {!isThis && (
        <Button
          aria-label={words.endNamed(device)}
          buttonStyle="secondary"
          margin={false}
          onClick={onEnd}
          type="button"
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}

'use client'

import { Button, toast } from '@payloadcms/ui'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import styles from '@/components/admin/undelivered/Undelivered.module.css'
import { canNotificationBeResent } from '@/src/plugins/undelivered-mail/rules/undeliveredNotification'
import { undeliveredWords as words } from '@/src/plugins/undelivered-mail/words/admin'
import { UndeliveredEntry } from './UndeliveredEntry'
import { useUndeliveredNotifications } from './useUndeliveredNotifications'

export function UndeliveredList() {
  const { loaded, load } = useUndeliveredNotifications()
  const { isBusy: isResending, run } = useRequestAction()

  const resend = (ids: number[]) =>
    void run({
      send: async () => {
        const reply = await request<{ resent: number }>('/api/envois/renvoyer', {
          method: 'POST',
          body: { ids },
        })
        if (reply.ok) await load()
        return reply
      },
      failed: words.resendFailed,
      onDone: ({ resent }) =>
        toast.success(resent > 0 ? words.resent(resent) : words.nothingToResend),
      refresh: 'never',
    })

  if (loaded.state === 'loading') return <p role="status">{words.loading}</p>
  if (loaded.state === 'failed') {
    return (
      <div role="alert">
        <p>{words.loadFailed}</p>
        <Button buttonStyle="secondary" onClick={() => void load()} size="medium">
          {words.retryLoading}
        </Button>
      </div>
    )
  }
  const { dispatches } = loaded
  const resendable = dispatches.filter(canNotificationBeResent)
  if (dispatches.length === 0) return <p className={styles.none}>{words.none}</p>
  return (
    <>
      {resendable.length > 1 ? (
        <Button
          disabled={isResending}
          onClick={() => resend(resendable.map(({ id }) => id))}
          size="medium"
        >
          {isResending ? words.resending : words.resendAll}
        </Button>
      ) : null}
      <ul className={styles.list}>
        {dispatches.map((notification) => (
          <UndeliveredEntry
            notification={notification}
            isResending={isResending}
            key={notification.id}
            resend={() => resend([notification.id])}
          />
        ))}
      </ul>
    </>
  )
}

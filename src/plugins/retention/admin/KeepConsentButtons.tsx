'use client'

import { Button } from '@payloadcms/ui'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { keepConsentPanelWords as words } from '@/src/plugins/retention/words/admin/keepConsent'
import styles from './KeepConsentPanel.module.css'

type Props = { application: number; isActive: boolean; mayRequest: boolean }

/** Asks the candidate for a consent, or withdraws it because the candidate asked for it. */
export function KeepConsentButtons({ application, isActive, mayRequest }: Props) {
  const { isBusy, run } = useRequestAction()
  const button = (action: keyof typeof words.actions) => {
    const { label, done, failed } = words.actions[action]
    return (
      <Button
        buttonStyle="secondary"
        className={thumb.target}
        disabled={isBusy}
        margin={false}
        onClick={() =>
          void run({
            send: () =>
              request<object>('/api/conservation/demande', {
                method: 'POST',
                body: { application, action },
              }),
            failed: ({ message }) => message ?? failed,
            done,
            refresh: 'always',
          })
        }
        size="small"
      >
        {label}
      </Button>
    )
  }
  return (
    <div className={styles.buttons}>
      {mayRequest && button('request')}
      {isActive && button('withdraw')}
    </div>
  )
}

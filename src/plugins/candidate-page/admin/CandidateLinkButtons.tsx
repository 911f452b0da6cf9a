'use client'

import { Button } from '@payloadcms/ui'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { candidateLinkPanelWords as words } from '@/src/plugins/candidate-page/words/admin'
import styles from './CandidateLinkPanel.module.css'

type Props = { application: number; hasLink: boolean; isValid: boolean }

/** Sends the link of an application again, or revokes it. */
export function CandidateLinkButtons({ application, hasLink, isValid }: Props) {
  const { isBusy, run } = useRequestAction()
  const act = (action: 'send' | 'revoke', { done, failed }: { done: string; failed: string }) =>
    run({
      send: () =>
        request<object>('/api/liens-candidats', {
          method: 'POST',
          body: { application, action },
        }),
      failed: ({ message }) => message ?? failed,
      done,
      refresh: 'always',
    })
  return (
    <div className={styles.buttons}>
      <Button
        buttonStyle="secondary"
        className={thumb.target}
        disabled={isBusy}
        margin={false}
        onClick={() => void act('send', { done: words.sent, failed: words.notSent })}
        size="small"
      >
        {hasLink ? words.sendAgain : words.send}
      </Button>
      {isValid ? (
        <Button
          buttonStyle="secondary"
          className={thumb.target}
          disabled={isBusy}
          margin={false}
          onClick={() => void act('revoke', { done: words.revoked, failed: words.notRevoked })}
          size="small"
        >
          {words.revoke}
        </Button>
      ) : null}
    </div>
  )
}

'use client'

import { Button, useRouteCache } from '@payloadcms/ui'
import { useTransition } from 'react'
import { systemText as text } from '@/src/plugins/system-page/words/admin/healthChecks'
import styles from './System.module.css'

/** Button that renders the page again, which repeats the checks. */
export function RepeatHealthChecksButton() {
  const { clearRouteCache } = useRouteCache()
  const [isChecking, startChecking] = useTransition()
  return (
    <Button
      buttonStyle="secondary"
      className={styles.again}
      disabled={isChecking}
      margin={false}
      onClick={() => startChecking(clearRouteCache)}
    >
      {isChecking ? text.checking : text.again}
    </Button>
  )
}

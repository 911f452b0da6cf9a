'use client'

import { ChevronsRight } from 'lucide'
import { useStoredSwitch } from '@/components/admin/frame/useStoredSwitch'
import { Icon } from '@/components/ui/Icon'
import { OPEN_NEXT_APPLICATION_STORAGE_KEY } from '@/src/domain/admin/openNextApplication'
import { reviewQueueWords as words } from '@/src/plugins/document-reading/words/admin/reviewQueue'
import styles from './ReviewTools.module.css'

/** Switch that opens the next application after each decision. */
export function OpenNextAfterDecisionSwitch() {
  const [isOn, setOn] = useStoredSwitch(OPEN_NEXT_APPLICATION_STORAGE_KEY, false)
  return (
    <button
      aria-checked={isOn}
      aria-label={words.chain}
      className={styles.tool}
      onClick={() => setOn(!isOn)}
      role="switch"
      title={words.chainMeaning}
      type="button"
    >
      <Icon icon={ChevronsRight} size={1.25} />
      <span className={styles.label}>{words.chain}</span>
    </button>
  )
}

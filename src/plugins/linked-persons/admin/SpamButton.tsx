'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from '@/components/admin/frame/routing'
import { useStoredSwitch } from '@/components/admin/frame/useStoredSwitch'
import thumb from '@/components/admin/jobApplications/thumb.module.css'
import { OPEN_NEXT_APPLICATION_STORAGE_KEY } from '@/src/domain/admin/openNextApplication'
import { spamWords as words } from '@/src/plugins/linked-persons/words/admin/spam'
import { useSpamMark } from './useSpamMark'

type Props = {
  id: number
  isSpam: boolean
  /** URL that opens after marking when the chain switch is on; null after the last application. */
  onward: string | null
}

/**
 * Marks an application as spam, or removes the mark. Marking opens the next application when the chain switch
 * is on.
 */
export function SpamButton({ id, isSpam, onward }: Props) {
  const { isSaving, mark } = useSpamMark(id)
  const [isChaining] = useStoredSwitch(OPEN_NEXT_APPLICATION_STORAGE_KEY, false)
  const router = useRouter()
  const openNext = () => {
    if (!isSpam && isChaining && onward !== null) router.push(onward)
  }
  return (
    <Button
      buttonStyle="secondary"
      className={thumb.target}
      disabled={isSaving}
      extraButtonProps={isSpam ? undefined : { title: words.meaning }}
      margin={false}
      onClick={() => mark(!isSpam, openNext)}
      size="medium"
    >
      {isSpam ? words.takeBack : words.mark}
    </Button>
  )
}

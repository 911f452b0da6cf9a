'use client'

import { Button } from '@payloadcms/ui'
import { spamWords as words } from '@/src/content/admin/spam'
import { useRouter } from '../frame/routing'
import { useStoredSwitch } from '../frame/useStoredSwitch'
import { CHAINING } from './sitting'
import thumb from './thumb.module.css'
import { useSpamMark } from './useSpamMark'

type Props = {
  id: number
  isSpam: boolean
  /** Where whoever goes through many goes on; null at the end. */
  onward: string | null
}

/** Marks what is not serious, and goes on for whoever decides on many; or takes it back. */
export function SpamButton({ id, isSpam, onward }: Props) {
  const { isSaving, mark } = useSpamMark(id)
  const [isChaining] = useStoredSwitch(CHAINING, false)
  const router = useRouter()
  const goOn = () => {
    if (!isSpam && isChaining && onward !== null) router.push(onward)
  }
  return (
    <Button
      buttonStyle="secondary"
      className={thumb.target}
      disabled={isSaving}
      extraButtonProps={isSpam ? undefined : { title: words.meaning }}
      margin={false}
      onClick={() => mark(!isSpam, goOn)}
      size="medium"
    >
      {isSpam ? words.takeBack : words.mark}
    </Button>
  )
}

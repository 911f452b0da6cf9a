'use client'

import { Ban, RotateCcw } from 'lucide'
import type { ApplicationRow } from '@/components/admin/jobApplications/applicationAction'
import { IconButton } from '@/components/admin/list/IconButton'
import { rowActionButtonName } from '@/src/content/admin/rowActionTexts'
import { spamWords as words } from '../words/admin/spam'
import { useSpamMark } from './useSpamMark'

/** Marks an application of the list as spam, or removes the mark. */
export function SpamRowAction({ row: { id, candidateName, isSpam } }: { row: ApplicationRow }) {
  const { mark } = useSpamMark(id)
  return (
    <IconButton
      icon={isSpam ? RotateCcw : Ban}
      label={rowActionButtonName(isSpam ? words.takeBack : words.mark, candidateName)}
      onClick={() => mark(!isSpam)}
    />
  )
}

'use client'

import { Button } from '@payloadcms/ui'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { suggestReplyTemplate } from './candidateReplyDraft'
import { useApplicationStatusInForm } from './useApplicationStatusInForm'
import { REPLY_BUTTON_ID } from './useCandidateReplyForm'

type Props = { templates: Pick<ReplyTemplateChoice, 'kind' | 'title'>[] }

/**
 * Button in the action bar that opens the reply form with the template for the new status. The action bar stays
 * visible when the page is scrolled.
 */
export function SuggestedReplyButton({ templates }: Props) {
  const suggested = suggestReplyTemplate(useApplicationStatusInForm(), templates)
  if (!suggested) return null
  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      onClick={() => document.getElementById(REPLY_BUTTON_ID)?.click()}
      size="medium"
    >
      {words.propose(suggested.title)}
    </Button>
  )
}

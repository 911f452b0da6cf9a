'use client'

import { Button } from '@payloadcms/ui'
import type { AnswerTemplateChoice } from '@/src/plugins/answers/queries/findAnswering'
import { answerWords as words } from '@/src/plugins/answers/words/admin/answers'
import { suggestTemplate } from './draftAnswer'
import { ANSWER_BUTTON } from './useAnswerForm'
import { useShownStatus } from './useShownStatus'

type Props = { templates: Pick<AnswerTemplateChoice, 'kind' | 'title'>[] }

/**
 * Button in the action bar that opens the reply form with the template for the new status. The action bar stays
 * visible when the page is scrolled.
 */
export function AnswerProposal({ templates }: Props) {
  const suggested = suggestTemplate(useShownStatus(), templates)
  if (!suggested) return null
  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      onClick={() => document.getElementById(ANSWER_BUTTON)?.click()}
      size="medium"
    >
      {words.propose(suggested.title)}
    </Button>
  )
}

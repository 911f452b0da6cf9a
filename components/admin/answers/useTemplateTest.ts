'use client'

import { toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { templateWords as words } from '@/src/content/admin/answerTemplates'
import { failureSentences } from '@/src/content/admin/undelivered'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { MailTest } from '@/src/domain/mails/mailTest'
import type { AnswerText } from '@/src/domain/submissions/answerTemplate'

type Letter = AnswerText & { language: SiteLanguage }

/** Sends the letter to whoever asks, as it stands on the page, and tells what the mail server said. */
export function useTemplateTest() {
  const [isSending, startSending] = useTransition()
  const send = (letter: Letter, address: string) =>
    startSending(async () => {
      const answer = await fetch('/api/reponses-candidats/test', {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(letter),
      }).catch(() => null)
      const said: (MailTest & { error?: string }) | null =
        (await answer?.json().catch(() => null)) ?? null
      if (!answer?.ok || !said) toast.error(said?.error ?? words.testFailed)
      else if (said.state === 'sent') toast.success(words.tested(address))
      else if (said.state === 'keptAsFile') toast.error(words.testKept)
      else toast.error(failureSentences[said.kind], { description: said.answer })
    })
  return { isSending, send }
}
